import path from 'node:path';
import { type Expression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBinaryExpression,
  isDeleteExpression,
  isElementAccessExpression,
  isParenthesizedExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker } from 'typescript/unstable/sync';
import { root } from '../root.ts';

/** A lookup: what is read, and the expression of the name that is looked up. */
interface Lookup {
  readonly node: Node;
  readonly record: Expression;
  readonly name: Expression;
}

/** Where a plain object may be read by any text. */
const exempt = new Set(['lib/core/own-value.ts']);

/** The lookups of a file: `record[name]` and `name in record`, but no assignment and no deletion. */
function lookupsIn(file: SourceFile): readonly Lookup[] {
  const found: Lookup[] = [];
  const visit = (node: Node): void => {
    if (isElementAccessExpression(node) && !isChanged(node)) {
      found.push({ node, record: node.expression, name: node.argumentExpression });
    }
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      found.push({ node, record: node.right, name: node.left });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function isChanged(node: Node): boolean {
  const { parent } = node;
  if (isDeleteExpression(parent)) return true;
  return isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === SyntaxKind.EqualsToken;
}

/** `code` of `code as keyof typeof texts`: a cast makes no name safe. */
function withoutCasts(name: Expression): Expression {
  return isAsExpression(name) || isParenthesizedExpression(name) ? withoutCasts(name.expression) : name;
}

/** Whether the name can be any text, and the record has inherited properties by text. */
function isOpen({ record, name }: Lookup, checker: Checker): boolean {
  const [type, from] = [checker.getTypeAtLocation(withoutCasts(name)), checker.getTypeAtLocation(record)];
  const isText = type !== undefined && checker.isTypeAssignableTo(checker.getStringType(), type);
  return isText && !(from && checker.isArrayLikeType(from));
}

/**
 * `node scripts/checks/check-lookups.ts`: lookups of a plain object by any text, which may be the name of an inherited property
 * (`constructor`). They use `ownValue`, `Object.hasOwn` or a `Map`. The folder can be an argument, for a test.
 */
function main(folder: string): void {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProject: path.join(folder, 'tsconfig.json') }).getProjects();
    if (!project) throw new Error(`There is no tsconfig.json in ${folder}.`);
    const { program, checker } = project;
    let faults = 0;
    for (const name of program.getSourceFileNames()) {
      const shown = path.relative(folder, name);
      if (!/^(?:app|components|lib|sandbox)\/.*(?<!\.test)\.tsx?$|^\w+\.ts$/.test(shown) || exempt.has(shown)) continue;
      const file = program.getSourceFile(name);
      for (const lookup of file ? lookupsIn(file) : []) {
        if (!isOpen(lookup, checker)) continue;
        faults += 1;
        const line = file?.text.slice(0, lookup.node.end).split('\n').length;
        console.error(`${shown}:${line} ${lookup.node.getText(file)}: read it with ownValue`);
      }
    }
    console.info(`${faults} lookups that inherited properties answer, too`);
    process.exitCode = faults === 0 ? 0 : 1;
  } finally {
    api.close();
  }
}

main(process.argv.find((argument) => argument.startsWith('--folder='))?.slice('--folder='.length) ?? root);

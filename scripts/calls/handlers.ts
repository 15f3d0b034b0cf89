import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textOfComment } from '../checks/doc-comment.ts';
import { root } from '../root.ts';

/** A handler of the site: the methods that it takes, its address, and its sentence. */
export interface Handler {
  /** The module, `app/api/config/route.ts`. */
  readonly file: string;
  readonly methods: readonly string[];
  readonly address: string;
  readonly summary: string;
}

const methodName = /\b(GET|POST|PUT|PATCH|DELETE)\b/g;

/** The comment right before the first exported handler, as one line of text without its address. */
function summaryOf(source: string): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:function|\{)/.exec(source) ?? [];
  return textOfComment(comment.replace(/^\s*(?:\* )?`(?:[A-Z]+ )?\/[^`]+`: /, ''));
}

/** The methods of the exports: `export async function POST`, `export { handle as GET }`. */
function methodsOf(source: string): readonly string[] {
  const lines = source.split('\n').filter((line) => line.startsWith('export '));
  return [...new Set(lines.flatMap((line) => line.match(methodName) ?? []))].toSorted();
}

/** `app/api/recovery/[action]/route.ts` → `/api/recovery/{action}`. */
function addressOf(file: string): string {
  const folder = path.dirname(file).slice('app'.length);
  return folder.replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}');
}

/** Every handler below `app/api`, but for the one that answers unknown addresses. */
export function readHandlers(): readonly Handler[] {
  return globSync('app/api/**/route.ts', { cwd: root })
    .filter((file) => !file.includes('[...unknown]'))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .map(({ file, source }) => ({ file, methods: methodsOf(source), address: addressOf(file), summary: summaryOf(source) }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1));
}

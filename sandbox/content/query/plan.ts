import { type ExprNode, parse } from 'groq-js';
import { conditionOf, type TextMatch, textMatchOf } from './text-match.ts';
import { alternativesOf, conjunctsOf, mapTree } from './tree.ts';

/** An index that a filter over all documents can start from: by type or by id. */
export interface Source {
  readonly parameter: string;
  readonly index: 'type' | 'id';
  /** A literal, or a parameter of the query. */
  readonly operand: { readonly literal: unknown } | { readonly parameter: string };
  /** The parameter with the market, where the query filters by market. */
  readonly market?: string;
  /** The parameter with the slug, where the query filters by slug. */
  readonly slug?: string;
}

/** A parsed query whose filters start from an index; `parameters` are the required ones. */
export interface Plan {
  readonly tree: ExprNode;
  readonly sources: readonly Source[];
  readonly textMatches: readonly TextMatch[];
  readonly parameters: ReadonlySet<string>;
}

/**
 * Rewrites `*[_type == "x" && a && (b || c)]` to start from the documents of type x and to evaluate the conditions lazily:
 * groq-js would evaluate all of them on every document. A parameter with the indexed documents replaces `*`. The result is
 * the same, because a filter keeps only documents for which all conditions are true.
 */
export function planQuery(parsed: ExprNode): Plan {
  const sources: Source[] = [];
  const textMatches: TextMatch[] = [];
  const parameters = new Set<string>();
  const tree = mapTree(parsed, (node) => {
    if (node.type === 'Parameter') parameters.add(node.name);
    const textMatch = textMatchOf(node, textMatches.length);
    if (textMatch) {
      textMatches.push(textMatch);
      return conditionOf(textMatch);
    }
    if (node.type !== 'Filter') return node;
    const conditions = conjunctsOf(node.expr);
    const source = node.base.type === 'Everything' ? findSource(conditions, sources.length) : undefined;
    if (source) sources.push(source);
    const base: ExprNode = source ? { type: 'Parameter', name: source.parameter } : node.base;
    return conditions.reduce<ExprNode>((inner, condition) => ({ type: 'Filter', base: inner, expr: lazyOr(condition) }), base);
  });
  return { tree, sources, textMatches, parameters };
}

function findSource(conditions: readonly ExprNode[], number: number): Source | undefined {
  for (const condition of conditions) {
    if (condition.type !== 'OpCall') continue;
    const index = indexOf(condition.left);
    const operand = operandOf(condition.right);
    const isUsable = condition.op === '==' || (condition.op === 'in' && isList(condition.right));
    if (!index || !operand || !isUsable) continue;
    const narrower = index === 'type' && condition.op === '==' ? narrowerOf(conditions) : {};
    return { parameter: `\0source${number}`, index, operand, ...narrower };
  }
  return undefined;
}

function narrowerOf(conditions: readonly ExprNode[]): Pick<Source, 'market' | 'slug'> {
  const slug = conditions.map(slugParameter).find((name) => name !== undefined);
  return { ...(conditions.some(isMarketCondition) && { market: 'market' }), ...(slug !== undefined && { slug }) };
}

/** The parameter of `slug.current == $slug`. */
function slugParameter(condition: ExprNode): string | undefined {
  if (condition.type !== 'OpCall' || condition.op !== '==' || condition.right.type !== 'Parameter') return undefined;
  const { left, right } = condition;
  if (left.type !== 'AccessAttribute' || left.name !== 'current' || left.base?.type !== 'AccessAttribute') return undefined;
  return left.base.name === 'slug' && !left.base.base ? right.name : undefined;
}

const marketCondition = JSON.stringify(parse('!defined(market) || count(market) == 0 || $market in market[]->id'));

/** Recognizes only the exact condition that every editorial query uses. */
function isMarketCondition(condition: ExprNode): boolean {
  const bare = condition.type === 'Group' ? condition.base : condition;
  return bare.type === 'Or' && JSON.stringify(bare) === marketCondition;
}

function indexOf(node: ExprNode): Source['index'] | undefined {
  if (node.type !== 'AccessAttribute' || node.base) return undefined;
  if (node.name === '_type') return 'type';
  return node.name === '_id' ? 'id' : undefined;
}

function isList(node: ExprNode): boolean {
  return node.type === 'Array' || node.type === 'Parameter' || (node.type === 'Value' && Array.isArray(node.value));
}

function operandOf(node: ExprNode): Source['operand'] | undefined {
  if (node.type === 'Value') return { literal: node.value };
  if (node.type === 'Parameter') return { parameter: node.name };
  if (node.type !== 'Array') return undefined;
  const literals: unknown[] = [];
  for (const { value, isSplat } of node.elements) {
    if (isSplat || value.type !== 'Value') return undefined;
    literals.push(value.value);
  }
  return { literal: literals };
}

function lazyOr(condition: ExprNode): ExprNode {
  const alternatives = alternativesOf(condition);
  const last = alternatives.pop();
  if (last === undefined || alternatives.length === 0) return condition;
  return {
    type: 'Select',
    alternatives: alternatives.map((each) => ({
      type: 'SelectAlternative',
      condition: each,
      value: { type: 'Value', value: true },
    })),
    fallback: last,
  };
}

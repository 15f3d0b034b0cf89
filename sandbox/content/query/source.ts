import { type ExprNode, parse } from 'groq-js';

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

/** The source of a filter over all documents with these conditions. */
export function findSource(conditions: readonly ExprNode[], number: number): Source | undefined {
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

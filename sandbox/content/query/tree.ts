import type { ExprNode } from 'groq-js';

function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Maps a syntax tree bottom-up; literal values stay unchanged. */
export function mapTree(node: ExprNode, change: (node: ExprNode) => ExprNode): ExprNode {
  return mapPart(node, change) as ExprNode;
}

function mapPart(part: unknown, change: (node: ExprNode) => ExprNode): unknown {
  if (Array.isArray(part)) return part.map((item) => mapPart(item, change));
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  if (isNode(part) && part.type === 'Value') return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, mapPart(value, change)]));
  return isNode(copy) ? change(copy) : copy;
}

/** Whether a test holds for all nodes of a part of a tree. */
export function everyNode(part: unknown, test: (node: ExprNode) => boolean): boolean {
  if (Array.isArray(part)) return part.every((item) => everyNode(item, test));
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return true;
  if (isNode(part) && !test(part)) return false;
  return (isNode(part) && part.type === 'Value') || Object.values(part).every((value) => everyNode(value, test));
}

/** The conjuncts of `a && (b && c)`, in order. */
export function conjunctsOf(node: ExprNode): ExprNode[] {
  if (node.type === 'Group') return conjunctsOf(node.base);
  return node.type === 'And' ? [...conjunctsOf(node.left), ...conjunctsOf(node.right)] : [node];
}

/** The alternatives of `a || (b || c)`, in order. */
export function alternativesOf(node: ExprNode): ExprNode[] {
  if (node.type === 'Group') return alternativesOf(node.base);
  return node.type === 'Or' ? [...alternativesOf(node.left), ...alternativesOf(node.right)] : [node];
}

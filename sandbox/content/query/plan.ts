import type { ExprNode } from 'groq-js';
import { type Constants, findConstants } from './constants.ts';
import { findSource, type Source } from './source.ts';
import { conditionOf, type TextMatch, textMatchOf } from './text-match.ts';
import { alternativesOf, conjunctsOf, mapTree } from './tree.ts';

/** A parsed query whose filters start from an index; `parameters` are the required ones. */
export interface Plan {
  readonly tree: ExprNode;
  readonly sources: readonly Source[];
  /** The same tree with constants. */
  readonly constants: Constants;
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
  return { tree, sources, constants: findConstants(tree, sources), textMatches, parameters };
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

import { type ExprNode, evaluateSync } from 'groq-js';
import type { LakeDocument } from '../document.ts';
import type { LakeView } from '../views.ts';
import type { QueryParams } from './params.ts';
import { meetsTerms, parseTextQuery, textsOf } from './text-query.ts';

/** `left match text::query($query)`, which the engine does not know: a parameter takes its place. */
export interface TextMatch {
  readonly parameter: string;
  readonly left: ExprNode;
  /** The words: a parameter of the query, or a text where the parser has put the parameter's value in its place. */
  readonly words: { readonly parameter: string } | { readonly literal: unknown };
}

const marker = 'text::query';

/** Writes `text::query($q)` as something that can be parsed, and that nothing else would be written as. */
export function hideTextQueries(query: string): string {
  return query.replace(/text::query\(\s*(\$\w+)\s*\)/g, `[$1, "${marker}"]`);
}

/** The text match that a node is, or undefined. `number` tells the matches of a query apart. */
export function textMatchOf(node: ExprNode, number: number): TextMatch | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || node.right.type !== 'Array') return undefined;
  const [words, mark] = node.right.elements.map(({ value }) => value);
  if (mark?.type !== 'Value' || mark.value !== marker) return undefined;
  const match = { parameter: `\0text${number}`, left: node.left };
  if (words?.type === 'Parameter') return { ...match, words: { parameter: words.name } };
  return words?.type === 'Value' ? { ...match, words: { literal: words.value } } : undefined;
}

/** What stands in the place of a text match: the parameter is true, or the list of ids that match. */
export function conditionOf({ parameter }: TextMatch): ExprNode {
  const parameterNode: ExprNode = { type: 'Parameter', name: parameter };
  return {
    type: 'Or',
    left: { type: 'OpCall', op: '==', left: parameterNode, right: { type: 'Value', value: true } },
    right: { type: 'OpCall', op: 'in', left: { type: 'AccessAttribute', name: '_id' }, right: parameterNode },
  };
}

/** The parameters of the matches for one run over a view. */
export function textParams(matches: readonly TextMatch[], view: LakeView, params: QueryParams): Record<string, unknown> {
  return Object.fromEntries(matches.map((match) => [match.parameter, matchingIds(match, view, params)]));
}

function matchingIds({ left, words }: TextMatch, view: LakeView, params: QueryParams): true | string[] {
  const asked = 'literal' in words ? words.literal : params[words.parameter];
  const terms = parseTextQuery(typeof asked === 'string' ? asked : '');
  if (terms.length === 0) return true;
  return view.documents.filter((document) => meetsTerms(textsOf(readValue(left, document)), terms)).map(({ _id }) => _id);
}

function readValue(left: ExprNode, document: LakeDocument): unknown {
  return evaluateSync(left, { root: document }).data;
}

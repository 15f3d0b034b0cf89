import { type ExprNode, evaluateSync } from 'groq-js';
import { ownValue } from '#lib/core/own-value.ts';
import type { StoredDocument } from '../document.ts';
import type { ContentView } from '../views.ts';
import type { QueryParams } from './params.ts';
import { matchesTerms, parseTextQuery, textsOf } from './text-query.ts';

/** `left match text::query($query)`, which groq-js does not support: a parameter replaces it. */
export interface TextMatch {
  readonly parameter: string;
  readonly left: ExprNode;
  /** The search text: a parameter, or a literal where the parser has already inserted the value. */
  readonly words: { readonly parameter: string } | { readonly literal: unknown };
}

const marker = 'text::query';

/** Replaces `text::query($q)` with a marked array that groq-js can parse. */
export function encodeTextQueries(query: string): string {
  return query.replace(/text::query\(\s*(\$\w+)\s*\)/g, `[$1, "${marker}"]`);
}

/** The text match of a node, if it is one. `number` makes the parameter name unique in the query. */
export function textMatchOf(node: ExprNode, number: number): TextMatch | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || node.right.type !== 'Array') return undefined;
  const [words, mark] = node.right.elements.map(({ value }) => value);
  if (mark?.type !== 'Value' || mark.value !== marker) return undefined;
  const match = { parameter: `\0text${number}`, left: node.left };
  if (words?.type === 'Parameter') return { ...match, words: { parameter: words.name } };
  return words?.type === 'Value' ? { ...match, words: { literal: words.value } } : undefined;
}

/** The replacement of a text match: its parameter is true, or the list of matching ids. */
export function conditionOf({ parameter }: TextMatch): ExprNode {
  const parameterNode: ExprNode = { type: 'Parameter', name: parameter };
  return {
    type: 'Or',
    left: { type: 'OpCall', op: '==', left: parameterNode, right: { type: 'Value', value: true } },
    right: { type: 'OpCall', op: 'in', left: { type: 'AccessAttribute', name: '_id' }, right: parameterNode },
  };
}

/** The values of the text-match parameters for one run on a view. */
export function textParams(matches: readonly TextMatch[], view: ContentView, params: QueryParams): Record<string, unknown> {
  return Object.fromEntries(matches.map((match) => [match.parameter, matchingIds(match, view, params)]));
}

function matchingIds({ left, words }: TextMatch, view: ContentView, params: QueryParams): true | string[] {
  const searchText = 'literal' in words ? words.literal : ownValue(params, words.parameter);
  const terms = parseTextQuery(typeof searchText === 'string' ? searchText : '');
  if (terms.length === 0) return true;
  return view.documents.filter((document) => matchesTerms(textsOf(readValue(left, document)), terms)).map(({ _id }) => _id);
}

function readValue(left: ExprNode, document: StoredDocument): unknown {
  return evaluateSync(left, { root: document }).data;
}

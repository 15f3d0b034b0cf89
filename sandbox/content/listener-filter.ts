import { type ExprNode, evaluateSync } from 'groq-js';
import type { StoredDocument } from './document.ts';
import { queryError } from './errors.ts';
import type { QueryParams } from './query/params.ts';
import { prepareQuery } from './query/parse.ts';
import { mapTree } from './query/tree.ts';

/** Whether a document matches a listener's query. */
export type ListenerFilter = (document: StoredDocument, now: Date) => boolean;

/**
 * The filter of a listener's query, without order, slice and projection. Throws 400 for a query that cannot be parsed and
 * for a join, which Sanity does not support in listeners.
 */
export function createListenerFilter(query: string, params: QueryParams): ListenerFilter {
  const plan = prepareQuery(query, params);
  const filter = innermostFilter(plan.tree);
  if (!filter) throw queryError(query, 'a listener needs a query that begins with a filter, such as *[_type == "page"]');
  mapTree(filter, (node) => {
    if (node.type === 'Deref') throw queryError(query, 'a listener cannot follow references');
    return node;
  });
  const sources = plan.sources.map(({ parameter }) => parameter);
  // A text match counts as true: a search listener runs its query again after each change.
  const texts = Object.fromEntries(plan.textMatches.map(({ parameter }) => [parameter, true]));
  return (document, now) => {
    const only = Object.fromEntries(sources.map((name) => [name, [document]]));
    const options = { dataset: [document], params: { ...params, ...only, ...texts }, timestamp: now };
    const found: unknown = evaluateSync(filter, options).data;
    return Array.isArray(found) && found.length > 0;
  };
}

/** The outermost filter with only filters and `*` below it. */
function innermostFilter(node: ExprNode): ExprNode | undefined {
  if (isFilterOverAll(node)) return node;
  if ('base' in node && typeof node.base === 'object' && node.base !== null && 'type' in node.base) {
    return innermostFilter(node.base);
  }
  return undefined;
}

function isFilterOverAll(node: ExprNode): boolean {
  if (node.type === 'Everything') return true;
  // The planner replaces `*` with a parameter whose name starts with a null character.
  if (node.type === 'Parameter') return node.name.startsWith('\0');
  return node.type === 'Filter' && isFilterOverAll(node.base);
}

import { type ExprNode, evaluateSync } from 'groq-js';
import type { LakeDocument } from './document.ts';
import { queryError } from './errors.ts';
import type { QueryParams } from './query/params.ts';
import { prepareQuery } from './query/parse.ts';
import { mapTree } from './query/tree.ts';

/** Whether a document matches what a listener asked for. */
export type ListenerFilter = (document: LakeDocument, now: Date) => boolean;

/**
 * The filter of a listener's query; what stands after it (order, slice, projection) does not matter to a listener. Throws
 * 400 for a query that cannot be read, and for a join, which Sanity cannot listen to.
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
  // Who searches hears of every change to what he searches among, and asks again.
  const texts = Object.fromEntries(plan.textMatches.map(({ parameter }) => [parameter, true]));
  return (document, now) => {
    const only = Object.fromEntries(sources.map((name) => [name, [document]]));
    const options = { dataset: [document], params: { ...params, ...only, ...texts }, timestamp: now };
    const found: unknown = evaluateSync(filter, options).data;
    return Array.isArray(found) && found.length > 0;
  };
}

/** Goes down from the whole query to the outermost filter that nothing but filters and `*` lie under. */
function innermostFilter(node: ExprNode): ExprNode | undefined {
  if (isFilterOverAll(node)) return node;
  if ('base' in node && typeof node.base === 'object' && node.base !== null && 'type' in node.base) {
    return innermostFilter(node.base);
  }
  return undefined;
}

function isFilterOverAll(node: ExprNode): boolean {
  if (node.type === 'Everything') return true;
  // An index that the planner put in the place of `*` is a parameter; so is nothing else under a filter over everything.
  if (node.type === 'Parameter') return node.name.startsWith('\0');
  return node.type === 'Filter' && isFilterOverAll(node.base);
}

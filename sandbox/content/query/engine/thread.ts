import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { StoredDocument } from '../../document.ts';
import { createDocumentCache } from '../../document-cache.ts';
import { ContentError, queryError } from '../../errors.ts';
import { createListenerFilter, type ListenerFilter } from '../../listener-filter.ts';
import { runQuery } from '../run.ts';
import type { Answer, QueryThread } from './thread-functions.ts';

const maxResultLength = 32 * 1_024 * 1_024;
let cache = createDocumentCache([]);

async function answer<Value>(query: string, work: () => Value | Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    return refuse(query, error);
  }
}

function answerNow<Value>(query: string, work: () => Value): Answer<Value> {
  try {
    return { value: work() };
  } catch (error) {
    return refuse(query, error);
  }
}

function refuse(query: string, error: unknown): { readonly refusal: Pick<ContentError, 'status' | 'body'> } {
  const refused =
    error instanceof ContentError ? error : queryError(query, error instanceof Error ? error.message : 'the query cannot be run');
  return { refusal: { status: refused.status, body: refused.body } };
}

/** Bytes, because text is encoded again on its way to another thread. */
function encode(query: string, result: unknown): Uint8Array {
  const text = JSON.stringify(result ?? null);
  if (text.length > maxResultLength) throw queryError(query, 'the result is too large');
  return new TextEncoder().encode(text);
}

const functions: QueryThread = {
  load(documents) {
    cache = createDocumentCache(documents);
  },
  apply: (changes) => cache.apply(changes),
  query: ({ view, ...input }) => answer(input.query, async () => encode(input.query, await runQuery(cache.view(view), input))),
  select: (input, changes) =>
    answer(input.query, async () => {
      let all = cache;
      if (changes.length > 0) {
        all = createDocumentCache(cache.documents());
        all.apply(changes);
      }
      const found = await runQuery(all.view('raw'), input);
      return [found].flat().flatMap((item) => idOf(item) ?? []);
    }),
  checkListener: ({ query, params }) => answerNow(query, () => Boolean(createListenerFilter(query, params)) as true),
  match: ({ query, params }, changes, now) =>
    answerNow(query, () => {
      const filter = createListenerFilter(query, params);
      return changes.map(({ before, after }) => [matches(filter, before, now), matches(filter, after, now)] as const);
    }),
};

/** A filter that fails on this document does not match it. */
function matches(filter: ListenerFilter, document: StoredDocument | undefined, now: Date): boolean {
  try {
    return document !== undefined && filter(document, now);
  } catch {
    return false;
  }
}

function idOf(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string' ? item._id : undefined;
}

if (!parentPort) throw new Error('This module runs in a thread only.');
const port = parentPort;
createBirpc<object, QueryThread>(functions, {
  post: (message) => port.postMessage(message),
  on: (receive) => port.on('message', receive),
});

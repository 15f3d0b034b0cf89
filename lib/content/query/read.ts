import 'server-only';
import { unstable_cache } from 'next/cache';
import type { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { observeCall } from '#lib/core/http/observe-call.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { contentAvailability } from './availability.ts';
import { type ContentType, tagOfType } from './cache.ts';
import { contentClient } from './client.ts';
import { draftsClient, seesDrafts } from './drafts.ts';
import { contentFreshness } from './freshness.ts';
import { type LastGood, openLastGood } from './last-good.ts';
import { reportMissingContent } from './missing-content.ts';
import { addPendingInvalidations } from './pending-invalidations.ts';
import { startedGroq } from './placement.ts';
import { parseContent } from './tolerant.ts';

/** A GROQ query, the document types that its result depends on, and the shape of the result. */
export interface ContentQuery<Shape extends z.ZodType> {
  readonly groq: string;
  readonly types: readonly ContentType[];
  readonly shape: Shape;
  /** The query of an editor who sees drafts, where it is another one. */
  readonly draftGroq?: string;
  /** Names of parameters that a last good answer is for whatever the others are; without them for all. */
  readonly lastGoodOf?: readonly string[];
}

type QueryParams = Readonly<Record<string, string | readonly string[]>>;

const declared = new Map<string, ContentQuery<z.ZodType>>();

/** Declares a query, so that a test can compare it with the Studio's schema. */
export function contentQuery<Shape extends z.ZodType>(query: ContentQuery<Shape>): ContentQuery<Shape> {
  declared.set(query.groq, query);
  return query;
}

/**
 * Every query that was declared in this process.
 * @internal for the tests that compare queries with the forms of editors
 */
export function declaredQueries(): readonly ContentQuery<z.ZodType>[] {
  return [...declared.values()];
}

/** Time for an answer where an older one can be used instead. */
const timeoutMs = 2_000;
/** Time where the alternative is an error page, and for previews. */
const onlyChanceTimeoutMs = 8_000;

let client: ReturnType<typeof contentClient> | undefined;
let lastGood: LastGood | undefined;

/**
 * Reads published content, cached under the tags of its document types. If the content service fails, its answer does not
 * fit the shape or none of its documents is valid, returns the last valid answer. A failure also marks the tags as pending
 * invalidations. Throws if there is no answer; documents of which none was ever valid are left out.
 */
export async function readPublished<Shape extends z.ZodType>(
  query: ContentQuery<Shape>,
  params: QueryParams,
): Promise<z.output<Shape>> {
  lastGood ??= openLastGood(siteConfig().CACHE_FOLDER);
  const { groq, lastGoodOf } = query;
  const key = JSON.stringify([groq, lastGoodOf ? lastGoodOf.map((name) => ownValue(params, name)) : params]);
  const previous = await lastGood.read(key);
  try {
    const answer = await fetchPublished(query, params, previous !== undefined);
    const { value, hasRefusedAll } = parseContent(query.shape, answer);
    if (hasRefusedAll && previous !== undefined) {
      contentFreshness().fallbacks += 1;
      console.warn('Every document of a content query is invalid; a page keeps its last good content.');
      return parseContent(query.shape, JSON.parse(previous)).value;
    }
    if (!hasRefusedAll) await lastGood.write(key, answer);
    return value;
  } catch (error) {
    // Next may have stored the unusable answer, so the tags expire even if this page fails.
    addPendingInvalidations(query.types.map(tagOfType));
    if (previous === undefined) {
      reportMissingContent(error);
      throw error;
    }
    contentFreshness().fallbacks += 1;
    console.warn('The content service failed; a page keeps its last good content.');
    return parseContent(query.shape, JSON.parse(previous)).value;
  }
}

async function fetchPublished({ groq, types }: ContentQuery<z.ZodType>, params: QueryParams, hasPrevious: boolean) {
  const availability = contentAvailability();
  if (!availability.isAnswering && !hasPrevious) await availability.settled();
  const tags = types.map(tagOfType);
  if (!availability.isAnswering) {
    // A page takes its tags from what it reads through Next, and without them nothing would ever expire it.
    await unstable_cache(async () => true, tags, { tags, revalidate: false })();
    throw new Error('the content service does not answer');
  }
  client ??= contentClient();
  const published = client;
  const signal = AbortSignal.timeout(hasPrevious ? timeoutMs : onlyChanceTimeoutMs);
  try {
    return await observeCall(
      { service: 'content', endpoint: 'query of a page', mayBeCached: true },
      async () =>
        resultOf(
          await published.fetch<unknown>(groq, params, {
            filterResponse: false,
            returnQuery: false,
            cache: 'force-cache',
            next: { tags },
            signal,
          }),
        ),
      (ending) => ('error' in ending ? (signal.aborted ? 'timeout' : 'error') : undefined),
    );
  } catch (error) {
    if (signal.aborted) availability.stalled();
    throw error;
  }
}

/** Throws for a body without a `result`, such as HTML: it says nothing about the content. */
function resultOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('result' in body)) throw new Error('the content service sent no result');
  return body.result;
}

/** Like `readPublished`, but with drafts for an editor in draft mode. Must be called within a request. */
export async function readContent<Shape extends z.ZodType>(
  query: ContentQuery<Shape>,
  params: QueryParams,
): Promise<z.output<Shape>> {
  const draft = await readDraft(query, params);
  return draft ? draft.answer : readPublished(query, params);
}

/** Reads drafts and what is scheduled, uncached; undefined outside draft mode and where a draft does not fit the shape yet. */
async function readDraft<Shape extends z.ZodType>(
  { groq, draftGroq = groq, shape }: ContentQuery<Shape>,
  params: QueryParams,
): Promise<{ readonly answer: z.output<Shape> } | undefined> {
  const drafts = (await seesDrafts()) ? draftsClient() : undefined;
  if (!drafts) return undefined;
  const signal = AbortSignal.timeout(onlyChanceTimeoutMs);
  const call = { service: 'content', endpoint: 'query of drafts' } as const;
  const everyStart = draftGroq.replaceAll(startedGroq, 'true');
  const answer = shape.safeParse(
    await observeCall(call, () => drafts.fetch<unknown>(everyStart, params, { cache: 'no-store', signal })),
  );
  return answer.success ? { answer: answer.data } : undefined;
}

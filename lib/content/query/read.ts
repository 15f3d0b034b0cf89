import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { type ContentType, tagOfType } from './cache.ts';
import { contentClient } from './client.ts';
import { draftsClient, seesDrafts } from './drafts.ts';
import { type LastGood, openLastGood } from './last-good.ts';
import { addPendingInvalidations } from './pending-invalidations.ts';

/** A GROQ query, the document types that its result depends on, and the shape of the result. */
export interface ContentQuery<Shape extends z.ZodType> {
  readonly groq: string;
  readonly types: readonly ContentType[];
  readonly shape: Shape;
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

/** Timeout where an older answer can be used instead; otherwise the client's own five minutes apply (CNT-03). */
const timeoutMs = 4_000;

let client: ReturnType<typeof contentClient> | undefined;
let lastGood: LastGood | undefined;

/**
 * Reads published content, cached under the tags of its document types. If the content service fails or its answer does
 * not fit the shape, returns the last valid answer and marks the tags as pending invalidations. Throws if there is none.
 */
export async function readPublished<Shape extends z.ZodType>(
  query: ContentQuery<Shape>,
  params: QueryParams,
): Promise<z.output<Shape>> {
  client ??= contentClient();
  lastGood ??= openLastGood(siteConfig().CACHE_FOLDER);
  const key = JSON.stringify([query.groq, params]);
  const tags = query.types.map(tagOfType);
  const previous = lastGood.read(key);
  try {
    const hasPrevious = (await previous) !== undefined;
    const answer: unknown = await client.fetch(query.groq, params, {
      cache: 'force-cache',
      next: { tags: [...tags] },
      ...(hasPrevious && { signal: AbortSignal.timeout(timeoutMs) }),
    });
    const parsed = query.shape.parse(answer);
    await lastGood.write(key, answer);
    return parsed;
  } catch (error) {
    const answer = await previous;
    if (answer === undefined) throw error;
    addPendingInvalidations(tags);
    console.warn('The content service failed; a page keeps its last good content.');
    return query.shape.parse(answer);
  }
}

/** Like `readPublished`, but with drafts for an editor in draft mode. Must be called within a request. */
export async function readContent<Shape extends z.ZodType>(
  query: ContentQuery<Shape>,
  params: QueryParams,
): Promise<z.output<Shape>> {
  const draft = await readDraft(query, params);
  return draft ? draft.answer : readPublished(query, params);
}

/** Reads drafts, uncached; undefined outside draft mode and where a draft does not fit the shape yet. */
async function readDraft<Shape extends z.ZodType>(
  { groq, shape }: ContentQuery<Shape>,
  params: QueryParams,
): Promise<{ readonly answer: z.output<Shape> } | undefined> {
  const drafts = (await seesDrafts()) ? draftsClient() : undefined;
  if (!drafts) return undefined;
  const answer = shape.safeParse(await drafts.fetch(groq, params, { cache: 'no-store' }));
  return answer.success ? { answer: answer.data } : undefined;
}

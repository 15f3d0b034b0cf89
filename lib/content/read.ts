import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { type ContentType, tagOfType } from './cache.ts';
import { contentClient } from './client.ts';
import { draftsClient, seesDrafts } from './drafts.ts';
import { type LastGood, openLastGood } from './last-good.ts';
import { owe } from './owed.ts';

/** A GROQ query, the document types that its answer depends on, and the shape of that answer. */
export interface ContentQuery<Shape extends z.ZodType> {
  readonly groq: string;
  readonly types: readonly ContentType[];
  readonly shape: Shape;
}

type QueryParams = Readonly<Record<string, string | readonly string[]>>;

const declared = new Map<string, ContentQuery<z.ZodType>>();

/** Declares a query, so that a test can hold it against the forms that editors fill in. */
export function contentQuery<Shape extends z.ZodType>(query: ContentQuery<Shape>): ContentQuery<Shape> {
  declared.set(query.groq, query);
  return query;
}

/** Every query that was declared in this process. */
export function declaredQueries(): readonly ContentQuery<z.ZodType>[] {
  return [...declared.values()];
}

/** With an older answer at hand a slow lake is not waited for; without one the client's own five minutes hold (CNT-03). */
const patienceMs = 4_000;

let client: ReturnType<typeof contentClient> | undefined;
let lastGood: LastGood | undefined;

/**
 * Reads published content, cached under the tags of its document types. When the lake fails, or answers something that
 * is not of the shape, the last good answer is given instead and its tags are owed a refresh. Throws only when this
 * query never had a good answer.
 */
export async function readPublished<Shape extends z.ZodType>(
  query: ContentQuery<Shape>,
  params: QueryParams,
): Promise<z.output<Shape>> {
  client ??= contentClient();
  lastGood ??= openLastGood(siteConfig().CACHE_FOLDER);
  const key = JSON.stringify([query.groq, params]);
  const tags = query.types.map(tagOfType);
  const former = lastGood.read(key);
  try {
    const hasFormer = (await former) !== undefined;
    const answer: unknown = await client.fetch(query.groq, params, {
      cache: 'force-cache',
      next: { tags: [...tags] },
      ...(hasFormer && { signal: AbortSignal.timeout(patienceMs) }),
    });
    const parsed = query.shape.parse(answer);
    await lastGood.write(key, answer);
    return parsed;
  } catch (error) {
    const answer = await former;
    if (answer === undefined) throw error;
    owe(tags);
    console.warn('The content service failed; a page keeps its last good content.');
    return query.shape.parse(answer);
  }
}

/** `readPublished` for a page, which an editor may look at with his drafts in it. Needs a page's request around it. */
export async function readContent<Shape extends z.ZodType>(
  query: ContentQuery<Shape>,
  params: QueryParams,
): Promise<z.output<Shape>> {
  const draft = await readDraft(query, params);
  return draft ? draft.answer : readPublished(query, params);
}

/** For an editor who looks at drafts, never kept. Undefined for everybody else, and where a draft is not yet of the shape. */
async function readDraft<Shape extends z.ZodType>(
  { groq, shape }: ContentQuery<Shape>,
  params: QueryParams,
): Promise<{ readonly answer: z.output<Shape> } | undefined> {
  const drafts = (await seesDrafts()) ? draftsClient() : undefined;
  if (!drafts) return undefined;
  const answer = shape.safeParse(await drafts.fetch(groq, params, { cache: 'no-store' }));
  return answer.success ? { answer: answer.data } : undefined;
}

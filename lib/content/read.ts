import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { type ContentType, tagOfType } from './cache.ts';
import { contentClient } from './client.ts';
import { type LastGood, openLastGood } from './last-good.ts';
import { owe } from './owed.ts';

/** A GROQ query, the document types that its answer depends on, and the shape of that answer. */
export interface ContentQuery<Shape extends z.ZodType> {
  readonly groq: string;
  readonly types: readonly ContentType[];
  readonly shape: Shape;
}

export function contentQuery<Shape extends z.ZodType>(query: ContentQuery<Shape>): ContentQuery<Shape> {
  return query;
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
export async function readContent<Shape extends z.ZodType>(
  query: ContentQuery<Shape>,
  params: Readonly<Record<string, string>>,
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

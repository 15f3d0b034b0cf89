import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { documentsOf } from '#lib/content/query/tolerant.ts';
import { createPromiseCache } from '#lib/core/promise-cache.ts';

const namesQuery = contentQuery({
  groq: `*[_type == "game"]{"id": _id, "slug": slug.current, "title": coalesce(title[$lang], title[$alias], title.en)}`,
  types: ['game'],
  shape: documentsOf('game', z.object({ id: z.string(), slug: z.string(), title: z.string() })),
});

type GameNames = ReadonlyMap<string, string>;

const getNames = createPromiseCache<GameNames>(30_000);

async function readNames(params: { readonly lang: string; readonly alias: string }): Promise<GameNames> {
  const games = await readPublished(namesQuery, params);
  return new Map(games.flatMap(({ id, slug, title }) => [[id, title] as const, [slug, title] as const]));
}

/**
 * Titles of all games by document id and by slug, because transactions name a game by either; at most half a minute old if
 * every one of `wanted` is among them. For handlers: a page needs the tags of what it reads.
 */
export async function readGameNames(context: PageContext, wanted: readonly string[] = []): Promise<GameNames> {
  const { lang, alias } = contentParams(context);
  const names = await getNames(`${lang} ${alias}`, () => readNames({ lang, alias }));
  return wanted.every((id) => names.has(id)) ? names : readNames({ lang, alias });
}

import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { documentsOf } from '#lib/content/query/tolerant.ts';

const namesQuery = contentQuery({
  groq: `*[_type == "game"]{"id": _id, "slug": slug.current, "title": coalesce(title[$lang], title[$alias], title.en)}`,
  types: ['game'],
  shape: documentsOf('game', z.object({ id: z.string(), slug: z.string(), title: z.string() })),
});

/** Titles of all games by document id and by slug, because transactions name a game by either. */
export async function readGameNames(context: PageContext): Promise<ReadonlyMap<string, string>> {
  const { lang, alias } = contentParams(context);
  const games = await readPublished(namesQuery, { lang, alias });
  return new Map(games.flatMap(({ id, slug, title }) => [[id, title] as const, [slug, title] as const]));
}

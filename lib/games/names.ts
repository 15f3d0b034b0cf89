import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '#lib/content/params.ts';
import { contentQuery, readPublished } from '#lib/content/read.ts';
import { listOf } from '#lib/content/tolerant.ts';

const namesQuery = contentQuery({
  groq: `*[_type == "game"]{"id": _id, "slug": slug.current, "title": coalesce(title[$lang], title[$alias], title.en)}`,
  types: ['game'],
  shape: listOf('game', z.object({ id: z.string(), slug: z.string(), title: z.string() })),
});

/** What the editors call each game, by its document and by its slug: a booking names a game by one of them. */
export async function readGameNames(context: PageContext): Promise<ReadonlyMap<string, string>> {
  const { lang, alias } = contentParams(context);
  const games = await readPublished(namesQuery, { lang, alias });
  return new Map(games.flatMap(({ id, slug, title }) => [[id, title] as const, [slug, title] as const]));
}

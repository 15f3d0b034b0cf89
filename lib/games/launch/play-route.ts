import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { playPath } from '#lib/content/pages/play-path.ts';
import { type GamePage, readGame } from './game.ts';

export interface PlayParams extends PageParams {
  readonly provider: string;
  readonly game: string;
}

/** The game of a route; 404 where the game does not exist or has another path. */
export async function resolvePlay(params: Promise<PlayParams>, isLive: boolean) {
  const context = await pageContext(params);
  const { provider, game: slug } = await params;
  const game = await readGame(context, slug);
  if (!game || game.provider !== provider || game.isLive !== isLive) notFound();
  return { context, game };
}

/** DEC-X-6: search engines do not index pages of games. */
export async function playMetadata(params: Promise<PlayParams>, isLive: boolean): Promise<Metadata> {
  const { context, game } = await resolvePlay(params, isLive);
  return pageMetadata(context, { path: gamePath(game), title: game.title, picture: game.picture });
}

/** Path of a game's page, below the locale. */
export function gamePath({ isLive, provider, slug }: GamePage): string {
  return playPath({ isLive, provider, slug });
}

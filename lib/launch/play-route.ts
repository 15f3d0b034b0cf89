import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { playPath } from '#lib/games/play-path.ts';
import { type GamePage, readGame } from './game.ts';

export interface PlayParams extends PageParams {
  readonly provider: string;
  readonly game: string;
}

/** The game of an address; one that stands elsewhere, or nowhere, is a page that does not exist. */
export async function resolvePlay(params: Promise<PlayParams>, isLive: boolean) {
  const context = await pageContext(params);
  const { provider, game: slug } = await params;
  const game = await readGame(context, slug);
  if (!game || game.provider !== provider || game.isLive !== isLive) notFound();
  return { context, game };
}

/** DEC-X-6: no search engine keeps a page that plays. */
export async function playMetadata(params: Promise<PlayParams>, isLive: boolean): Promise<Metadata> {
  const { context, game } = await resolvePlay(params, isLive);
  return pageMetadata(context, { path: pathOf(game), title: game.title, picture: game.picture, noindex: true });
}

/** Where a game is played, below the locale. */
export function pathOf({ isLive, provider, slug }: GamePage): string {
  return playPath({ isLive, provider, slug });
}

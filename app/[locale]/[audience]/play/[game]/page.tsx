import { notFound, redirect } from 'next/navigation';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { readGame } from '#lib/games/launch/game.ts';
import { gamePath } from '#lib/games/launch/play-route.ts';

interface PageProps {
  readonly params: Promise<PageParams & { readonly game: string }>;
}

/** DEC-RTE-9: redirects a game's slug to the game's page. */
export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  const game = await readGame(context, (await params).game);
  if (!game) notFound();
  redirect(`/${context.locale.locale}${gamePath(game)}`);
}

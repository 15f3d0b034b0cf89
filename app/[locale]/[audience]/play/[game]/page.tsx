import { notFound, redirect } from 'next/navigation';
import { ClosedGame } from '#components/pages/closed-game.tsx';
import { siteDisabledProviders } from '#lib/content/documents/disabled-providers.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { readGame } from '#lib/games/launch/game.ts';
import { gamePath } from '#lib/games/launch/play-route.ts';

/** DEC-RTE-9: redirects a game's slug to the game's page; says so where its provider is closed. */
export default async function Page({ params }: PageProps<{ readonly game: string }>) {
  const context = await pageContext(params);
  const game = await readGame(context, (await params).game);
  if (!game) notFound();
  // Redirected, it would be a 404.
  if (siteDisabledProviders().has(game.provider)) return <ClosedGame locale={context.locale} />;
  redirect(`/${context.locale.locale}${gamePath(game)}`);
}

import { notFound, redirect } from 'next/navigation';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { readGame } from '#lib/launch/game.ts';
import { pathOf } from '#lib/launch/play-route.ts';

interface PageProps {
  readonly params: Promise<PageParams & { readonly game: string }>;
}

/** DEC-RTE-9: a game by its name alone leads to where it is played. */
export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  const game = await readGame(context, (await params).game);
  if (!game) notFound();
  redirect(`/${context.locale.locale}${pathOf(game)}`);
}

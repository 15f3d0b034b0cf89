import type { Metadata } from 'next';
import { JackpotsPage } from '#components/pages/jackpots-page.tsx';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { listJackpotGames } from '#lib/games/lobby/read-jackpots.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const t = getTranslator(context.locale, 'jackpots');
  return pageMetadata(context, { path: '/jackpots', title: t('title'), description: t('intro') });
}

/** LOB-26: the games with a jackpot and its amount, and how it is won. */
export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  return <JackpotsPage context={context} {...(await listJackpotGames(context))} />;
}

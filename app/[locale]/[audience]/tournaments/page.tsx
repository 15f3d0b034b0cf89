import type { Metadata } from 'next';
import { TournamentsPage } from '#components/pages/tournaments-page.tsx';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { readSettings } from '#lib/games/lobby/settings.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const t = getTranslator(context.locale, 'tournaments');
  return pageMetadata(context, { path: '/tournaments', title: t('title'), description: t('intro') });
}

/** TRN-11: the tournaments, with their prizes, games and standings. */
export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  const { columns } = await readSettings(context, 'casino');
  return <TournamentsPage context={context} columns={columns} />;
}

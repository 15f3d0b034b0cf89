import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';

/** RTE-33: says that the provider of a game is closed, and leads to the lobbies. Title and robots are elements, for any status. */
export function ClosedGame({ locale }: { readonly locale: SiteLocale }) {
  const t = getTranslator(locale, 'status');
  const shell = getTranslator(locale, 'shell');
  const lobby = (label: string, path: string) => ({ label, href: `/${locale.locale}${path}`, newTab: false });
  return (
    <>
      <title>{`${t('closedGameTitle')} · Parlour`}</title>
      <meta name="robots" content="noindex" />
      <StatusPage
        kind="404"
        title={t('closedGameTitle')}
        text={t('closedGameText')}
        action={lobby(shell('live'), '/live-casino-online')}
        secondary={lobby(shell('casino'), '/online-casino')}
      />
    </>
  );
}

import { Fragment } from 'react';
import { ContentBoxes } from '#components/content/content-boxes.tsx';
import { PromotionMagazine } from '#components/content/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/content/promotions/promotion-views.ts';
import { SeoText } from '#components/content/seo-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { RecentGames } from '#components/games/lobby/favourites/on-demand.tsx';
import { LobbyBanners } from '#components/games/lobby/lobby-banners.tsx';
import { LobbyContent } from '#components/games/lobby/lobby-content.tsx';
import { LobbyGuard } from '#components/games/lobby/lobby-guard.tsx';
import { LobbyHead } from '#components/games/lobby/lobby-head.tsx';
import { LobbyProviders } from '#components/games/lobby/lobby-providers.tsx';
import { Mosaic } from '#components/games/lobby/tiles/mosaic.tsx';
import { Winners } from '#components/games/lobby/winners.tsx';
import { LobbyTournaments } from '#components/tournaments/lobby-tournaments.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { Lobby } from '#lib/games/catalog/types.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import { countRows } from '#lib/games/lobby/mosaic.ts';

/** Pictures of the first row that a phone shows when the lobby opens. */
const eagerPictures = 1;

/** LOB-01, LOB-02: a lobby: banners, then its games by category. */
export function LobbyPage({ context, lobby }: { readonly context: PageContext; readonly lobby: Lobby }) {
  const { locale, audience } = context;
  const t = getTranslator(locale, 'lobby');
  const path = `/${locale.locale}${lobbies[lobby.key].path}`;
  const title = t(lobby.key);
  return (
    <LobbyGuard context={context} lobby={lobby.key}>
      <LobbyProviders context={context} lobby={lobby.key}>
        <div className="space-y-6 pt-4 pb-16 md:space-y-8 md:pt-8">
          <LobbyHead
            title={lobby.heading ?? title}
            menu={{ label: t('categories'), front: { title: t('front'), href: path }, entries: lobby.menu }}
          />
          <LobbyContent columns={lobby.columns}>
            <LobbyBanners
              label={t('highlights')}
              banners={lobby.banners}
              tournaments={lobby.tournaments}
              tournamentLabel={t('tournament')}
            />
            {lobby.rows.length === 0 && (
              <div className="page">
                <EmptyState icon="casino" title={t('empty')} />
              </div>
            )}
            {lobby.rows.map((row, at) => (
              <Fragment key={row.slug}>
                <section aria-labelledby={`row-${row.slug}`} className="page space-y-3 md:space-y-4">
                  <div className="flex items-baseline justify-between gap-4">
                    <h2 id={`row-${row.slug}`} className="text-xl">
                      {row.title}
                    </h2>
                    <Link
                      href={`${path}/${row.slug}`}
                      aria-label={t('allOf', { category: row.title })}
                      className="py-2 text-sm font-semibold whitespace-nowrap text-brass hover:underline"
                    >
                      {t('all')}
                    </Link>
                  </div>
                  <Mosaic
                    tiles={row.tiles}
                    columns={lobby.columns}
                    labelledBy={`row-${row.slug}`}
                    eagerCount={at === 0 ? eagerPictures : 0}
                    deferredRows={at === 0 ? undefined : countRows(row.tiles, lobby.columns)}
                  />
                </section>
                {at === 0 && audience !== 'visitor' && lobby.recentRows > 0 && <RecentGames rows={lobby.recentRows} />}
              </Fragment>
            ))}
            {lobby.key === 'casino' && <LobbyTournaments context={context} />}
            <Winners />
            <ContentBoxes title={t('boxes')} boxes={lobby.boxes} />
            {lobby.promotions.length > 0 && (
              <section aria-labelledby="lobby-offers" className="page deferred space-y-6 pt-6">
                <h2 id="lobby-offers" className="text-2xl">
                  {t('offers')}
                </h2>
                <PromotionMagazine promotions={promotionViews(context, lobby.promotions)} empty={t('empty')} headingLevel={3} />
              </section>
            )}
            <SeoText value={lobby.text} />
          </LobbyContent>
          <Trail context={context} steps={[{ title, path: lobbies[lobby.key].path }]} />
        </div>
      </LobbyProviders>
    </LobbyGuard>
  );
}

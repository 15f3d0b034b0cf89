import { ContentBoxes } from '#components/content/content-boxes.tsx';
import { ForMeSlot } from '#components/content/for-me/for-me-slot.tsx';
import { PromotionMagazine } from '#components/content/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/content/promotions/promotion-views.ts';
import { SeoText } from '#components/content/seo-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { LobbyBanners } from '#components/games/lobby/lobby-banners.tsx';
import { LobbyContent } from '#components/games/lobby/lobby-content.tsx';
import { LobbyGuard } from '#components/games/lobby/lobby-guard.tsx';
import { LobbyHead } from '#components/games/lobby/lobby-head.tsx';
import { LobbyProviders } from '#components/games/lobby/lobby-providers.tsx';
import { LobbyRows } from '#components/games/lobby/lobby-rows.tsx';
import { Winners } from '#components/games/lobby/winners.tsx';
import { LobbyTournaments } from '#components/tournaments/lobby-tournaments.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { Lobby } from '#lib/games/catalog/types.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import { packMosaics } from '#lib/games/lobby/pack-tiles.ts';

/** LOB-01, LOB-02: a lobby: banners, then its games by category. */
export async function LobbyPage({ context, lobby }: { readonly context: PageContext; readonly lobby: Lobby }) {
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
            <LobbyRows
              rows={lobby.rows.map(({ slug, title: rowTitle, tiles }) => ({
                slug,
                title: rowTitle,
                // Games with jackpots have a page that also says how they are won.
                href: tiles.every(({ tile }) => tile.hasJackpot) ? `/${locale.locale}/jackpots` : `${path}/${slug}`,
                allLabel: t('allOf', { category: rowTitle }),
              }))}
              packed={packMosaics(lobby.rows.map(({ tiles }) => tiles))}
              all={t('all')}
              columns={lobby.columns}
              recentRows={audience === 'visitor' ? 0 : lobby.recentRows}
            />
            <ForMeSlot context={context} place={lobby.key} />
            {lobby.key === 'casino' && <LobbyTournaments context={context} />}
            <Winners />
            <ContentBoxes title={t('boxes')} boxes={lobby.boxes} />
            {lobby.promotions.length > 0 && (
              <section aria-labelledby="lobby-offers" className="page deferred space-y-6 pt-6">
                <h2 id="lobby-offers" className="text-2xl">
                  {t('offers')}
                </h2>
                <PromotionMagazine
                  promotions={await promotionViews(context, lobby.promotions)}
                  empty={t('empty')}
                  headingLevel={3}
                />
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

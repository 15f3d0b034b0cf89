import { ContentBoxes } from '#components/content/content-boxes.tsx';
import { SeoText } from '#components/content/seo-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { PromotionMagazine } from '#components/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/promotions/promotion-views.ts';
import { tournamentPlaceOf } from '#components/tournaments/place-of.ts';
import { Tournaments } from '#components/tournaments/tournaments.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { translator } from '#lib/i18n/messages.ts';
import { lobbies } from '#lib/lobby/lobbies.ts';
import { countRows } from '#lib/lobby/mosaic.ts';
import type { Lobby } from '#lib/lobby/types.ts';
import { LobbyBanners } from './lobby-banners.tsx';
import { LobbyDoor } from './lobby-door.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbyRoom } from './lobby-room.tsx';
import { Mosaic } from './mosaic.tsx';
import { placeOf } from './place-of.ts';
import { RecentGames } from './player-parts.tsx';
import { Winners } from './winners.tsx';

/** Pictures of the first row that are in sight on a phone when the lobby opens. */
const picturesAtOnce = 1;

/** LOB-01, LOB-02: a lobby: what the house has to say, then its games, category by category. */
export function LobbyPage({ context, lobby }: { readonly context: PageContext; readonly lobby: Lobby }) {
  const words = translator(context.locale, 'lobby');
  const place = placeOf(context, lobby.key);
  const path = `${place.home}${lobbies[lobby.key].path}`;
  const title = words(lobby.key);
  return (
    <LobbyDoor context={context} lobby={lobby.key}>
      <div className="space-y-6 pt-4 pb-16 md:space-y-8 md:pt-8">
        <LobbyHead
          place={place}
          title={lobby.heading ?? title}
          menu={{ label: words('categories'), front: { title: words('front'), href: path }, entries: lobby.menu }}
        />
        <LobbyRoom place={place} columns={lobby.columns}>
          <LobbyBanners
            label={words('highlights')}
            banners={lobby.banners}
            tournament={lobby.tournaments[0]}
            tournamentLabel={words('tournament')}
          />
          {place.isPlayer && lobby.recentRows > 0 && <RecentGames place={place} rows={lobby.recentRows} />}
          {lobby.rows.length === 0 && (
            <div className="page">
              <EmptyState icon="casino" title={words('empty')} />
            </div>
          )}
          {lobby.rows.map((row, at) => (
            <section key={row.slug} aria-labelledby={`row-${row.slug}`} className="page space-y-3 md:space-y-4">
              <div className="flex items-baseline justify-between gap-4">
                <h2 id={`row-${row.slug}`} className="text-xl">
                  {row.title}
                </h2>
                <Link
                  href={`${path}/${row.slug}`}
                  aria-label={words('allOf', { category: row.title })}
                  className="py-2 text-sm font-semibold whitespace-nowrap text-brass hover:underline"
                >
                  {words('all')}
                </Link>
              </div>
              <Mosaic
                tiles={row.tiles}
                columns={lobby.columns}
                place={place}
                labelledBy={`row-${row.slug}`}
                atOnce={at === 0 ? picturesAtOnce : 0}
                far={at === 0 ? undefined : countRows(row.tiles, lobby.columns)}
              />
            </section>
          ))}
          {lobby.key === 'casino' && <Tournaments place={tournamentPlaceOf(context)} />}
          <Winners place={place} />
          <ContentBoxes title={words('boxes')} boxes={lobby.boxes} />
          {lobby.promotions.length > 0 && (
            <section aria-labelledby="lobby-offers" className="page far space-y-6 pt-6">
              <h2 id="lobby-offers" className="text-2xl">
                {words('offers')}
              </h2>
              <PromotionMagazine promotions={promotionViews(context, lobby.promotions)} empty={words('empty')} headingLevel={3} />
            </section>
          )}
          <SeoText value={lobby.text} />
        </LobbyRoom>
        <Trail context={context} steps={[{ title, path: lobbies[lobby.key].path }]} />
      </div>
    </LobbyDoor>
  );
}

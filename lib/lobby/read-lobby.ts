import 'server-only';
import { z } from 'zod';
import { isVisibleTo } from '#lib/content/audience.ts';
import { isSafeHref, localHref, toBanner } from '#lib/content/fragments.ts';
import { contentParams, type PageContext } from '#lib/content/params.ts';
import { listPromotions } from '#lib/content/promotions.ts';
import { contentQuery, readContent } from '#lib/content/read.ts';
import { findSeo } from '#lib/content/site-texts.ts';
import { listOf, partOf } from '#lib/content/tolerant.ts';
import type { ContentBox } from '#lib/content/types.ts';
import { lobbies } from './lobbies.ts';
import { type Grids, layMosaic, plainGrids } from './mosaic.ts';
import { type LobbySettings, readSettings } from './settings.ts';
import { isListed, lobbyTileGroq, lobbyTileSchema, lobbyTileTypes, type RawTile, toLobbyTile } from './tile.ts';
import type { Lobby, LobbyKey, LobbyRow, LobbyTile } from './types.ts';

/** As many games stand by for places whose own game is not for this market or screen. */
const spares = 12;
const offersShown = 3;

const gridGroq = (device: string) => `"${device}": gameGrids.${device}[]{size, "game": game->${lobbyTileGroq}}`;
const gridSchema = listOf(
  'tile',
  z.object({ size: z.enum(['1x', '2xh', '2xv', '4x']).catch('1x'), game: partOf('game', lobbyTileSchema) }),
);

const rowsQuery = (key: LobbyKey) =>
  contentQuery({
    groq: `(*[_type == "${lobbies[key].settings}"][0].categories[]->)[visibleInLobby != false]{
      "slug": slug.current, "title": coalesce(label[$lang], label[$alias], label.en), rowNum,
      ${gridGroq('mobile')}, ${gridGroq('tablet')}, ${gridGroq('desktop')},
      "spare": games[0...${spares}]->${lobbyTileGroq}
    }`,
    types: [lobbies[key].settings, 'gameCategory', ...lobbyTileTypes],
    shape: listOf(
      'gameCategory',
      z.object({
        slug: z.string(),
        title: z.string(),
        rowNum: z.number().int().nullish(),
        mobile: gridSchema,
        tablet: gridSchema,
        desktop: gridSchema,
        spare: listOf('game', lobbyTileSchema),
      }),
    ),
  });
const queries = { casino: rowsQuery('casino'), live: rowsQuery('live') };

/** CNT-33, LOB-01 to LOB-04, LOB-23: the categories of a lobby, each as a mosaic; those without a game are left out. */
async function readRows(context: PageContext, key: LobbyKey, settings: Promise<LobbySettings>): Promise<readonly LobbyRow[]> {
  const { lang, alias } = contentParams(context);
  const [{ leftOut, columns }, categories] = await Promise.all([settings, readContent(queries[key], { lang, alias })]);
  const { locale } = context;
  const listed = (raw: RawTile): LobbyTile | null => (isListed(locale.market, raw, leftOut) ? toLobbyTile(raw, locale) : null);
  return categories
    .map(({ slug, title, rowNum, mobile, tablet, desktop, spare }) => {
      const laid = (slots: typeof mobile) => slots.map(({ size, game }) => ({ size, tile: game && listed(game) }));
      const free = spare.map(listed).filter((tile) => tile !== null);
      const grids: Grids = { mobile: laid(mobile), tablet: laid(tablet), desktop: laid(desktop) };
      const isLaid = mobile.length + tablet.length + desktop.length > 0;
      return { slug, title, tiles: layMosaic(isLaid ? grids : plainGrids(free, columns, rowNum ?? 2), free) };
    })
    .filter(({ tiles }) => tiles.length > 0);
}

/** LOB-01, LOB-02, LOB-17: a lobby as this audience may see it today. */
export async function readLobby(context: PageContext, key: LobbyKey): Promise<Lobby> {
  const { locale, audience } = context;
  const reading = readSettings(context, key);
  const [settings, rows, promotions, seo] = await Promise.all([
    reading,
    readRows(context, key, reading),
    listPromotions(context),
    findSeo(context, lobbies[key].path),
  ]);
  const boxesOf = (boxes: LobbySettings['boxes']): readonly ContentBox[] =>
    boxes
      .filter((box) => isVisibleTo(audience, box))
      .map(({ id, title, body, url, picture }) => ({
        id,
        title,
        body: body ?? '',
        href: url && isSafeHref(url) ? localHref(locale, url) : null,
        picture,
      }));
  return {
    key,
    heading: seo?.heading ?? null,
    columns: settings.columns,
    menu: settings.menu,
    banners: settings.banners.filter((banner) => isVisibleTo(audience, banner)).map((banner) => toBanner(banner, context)),
    tournaments: boxesOf(settings.tournaments),
    boxes: boxesOf(settings.boxes),
    rows,
    promotions: promotions.filter(({ category }) => category.slug === key).slice(0, offersShown),
    recentRows: settings.recentRows,
    text: seo?.text ?? [],
  };
}

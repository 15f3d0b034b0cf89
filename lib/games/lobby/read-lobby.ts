import 'server-only';
import { z } from 'zod';
import { toBanner } from '#lib/content/documents/banners/banner.ts';
import { listFirstPromotions } from '#lib/content/documents/promotions/promotions.ts';
import { findSeo } from '#lib/content/documents/site-texts.ts';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { isSafeHref, localHref } from '#lib/content/query/fragments.ts';
import { contentQuery, readContent } from '#lib/content/query/read.ts';
import { documentsOf, listOf } from '#lib/content/query/tolerant.ts';
import type { ContentBox } from '#lib/content/types.ts';
import { isVisibleTo } from '#lib/core/market/audience.ts';
import { isListed, toLobbyTile } from '../catalog/tile.ts';
import type { Lobby, LobbyKey, LobbyRow } from '../catalog/types.ts';
import { lobbies } from './lobbies.ts';
import { membersGroq } from './members-groq.ts';
import { completeGrids, type Grids, layMosaic } from './mosaic.ts';
import { type LobbySettings, readSettings } from './settings.ts';
import { tilesQuery } from './tiles-query.ts';

/** Spare games for cells whose own game is not for this market or screen. */
const spareCount = 24;

const gridGroq = (device: string) => `"${device}": gameGrids.${device}[]{size, "game": game._ref}`;
const gridSchema = listOf(
  'tile',
  z.object({ size: z.enum(['1x', '2xh', '2xv', '4x']).nullable(), game: z.string().nullable().catch(null) }),
);

/** The games are ids: most are in several rows and on each screen. */
const rowsQuery = (key: LobbyKey) =>
  contentQuery({
    groq: `(*[_type == "${lobbies[key].settings}"][0].categories[]->)[visibleInLobby != false]{
      "slug": slug.current, "title": coalesce(label[$lang], label[$alias], label.en), rowNum,
      ${gridGroq('mobile')}, ${gridGroq('tablet')}, ${gridGroq('desktop')},
      "spare": ${membersGroq('{"id": _id}.id', spareCount)}
    }`,
    types: [lobbies[key].settings, 'gameCategory', 'game', 'gameProvider'],
    shape: documentsOf(
      'gameCategory',
      z.object({
        slug: z.string(),
        title: z.string(),
        rowNum: z.number().int().min(0).nullish().catch(null),
        mobile: gridSchema,
        tablet: gridSchema,
        desktop: gridSchema,
        spare: listOf('game', z.string()),
      }),
    ).nullable(),
  });
const queries = { casino: rowsQuery('casino'), live: rowsQuery('live') };

/** CNT-33, LOB-01 to LOB-04, LOB-23: the categories of a lobby, each as a mosaic; those without a game are left out. */
async function readRows(context: PageContext, key: LobbyKey, settings: Promise<LobbySettings>): Promise<readonly LobbyRow[]> {
  const { lang, alias } = contentParams(context);
  const categories = (await readContent(queries[key], { lang, alias })) ?? [];
  const ids = new Set(
    categories.flatMap(({ mobile, tablet, desktop, spare }) => [
      ...[...mobile, ...tablet, ...desktop].flatMap(({ game }) => game ?? []),
      ...spare,
    ]),
  );
  const [{ exclusions, columns }, games] = await Promise.all([
    settings,
    ids.size > 0 ? readContent(tilesQuery, { ids: [...ids].sort(), list: key, lang, alias }) : [],
  ]);
  const { locale } = context;
  const listed = games.filter((raw) => isListed(locale.market, raw, exclusions));
  const tiles = new Map(listed.map((raw) => [raw.id, toLobbyTile(raw, locale)]));
  return categories
    .map(({ slug, title, rowNum, mobile, tablet, desktop, spare }) => {
      const toSlots = (slots: typeof mobile) =>
        slots.map(({ size, game }) => ({ size: size ?? '1x', tile: (game !== null && tiles.get(game)) || null }));
      const free = spare.flatMap((id) => tiles.get(id) ?? []);
      const grids: Grids = { mobile: toSlots(mobile), tablet: toSlots(tablet), desktop: toSlots(desktop) };
      return { slug, title, tiles: layMosaic(completeGrids(grids, free, columns, rowNum ?? 2), free) };
    })
    .filter(({ tiles }) => tiles.length > 0);
}

/** LOB-01, LOB-02, LOB-17: a lobby as this audience sees it now. */
export async function readLobby(context: PageContext, key: LobbyKey): Promise<Lobby> {
  const { locale, audience } = context;
  const settingsPromise = readSettings(context, key);
  const [settings, rows, promotions, seo] = await Promise.all([
    settingsPromise,
    readRows(context, key, settingsPromise),
    listFirstPromotions(context, key),
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
    promotions,
    recentRows: settings.recentRows,
    text: seo?.text ?? [],
  };
}

import 'server-only';
import { z } from 'zod';
import { bannerGroq, bannerSchema } from '#lib/content/documents/banners/banner.ts';
import { siteDisabledProviders } from '#lib/content/documents/disabled-providers.ts';
import { bounds, defaultColumns } from '#lib/content/pages/lobby-grid.ts';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { pictureGroq, pictureSchema, targetingGroq, targetingSchema } from '#lib/content/query/fragments.ts';
import { placedGroq } from '#lib/content/query/placement.ts';
import { contentQuery, readContent } from '#lib/content/query/read.ts';
import { documentOf, listOf, partOf } from '#lib/content/query/tolerant.ts';
import type { Exclusions } from '../catalog/tile.ts';
import type { Columns, LobbyKey, MenuEntry, PageSizes } from '../catalog/types.ts';
import { lobbies } from './lobbies.ts';

/** A number of the form; null, which means the default, outside its bounds. */
const boundedSchema = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most).nullish().catch(null);
const gridSchema = z.object({ cols: boundedSchema(bounds.cols), rows: boundedSchema(bounds.rows) }).nullish();

/** Boxes and tournaments share one schema; a tournament's link comes from its button. */
const boxSchema = targetingSchema.extend({
  id: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  url: z.string().nullish(),
  picture: partOf('picture', pictureSchema),
});
const picture = `"picture": select(defined(image) => image${pictureGroq})`;

const settingsQuery = (key: LobbyKey) =>
  contentQuery({
    groq: `*[_type == "${lobbies[key].settings}"][0]{
      "excluded": exclusionSubProviders[]._ref,
      allGamesGrid{desktop{cols, rows}, tablet{cols, rows}, mobile{cols, rows}},
      recentlyPlayed{enabled, rowSpan},
      "categories": categories[]->{"slug": slug.current, "title": coalesce(label[$lang], label[$alias], label.en), visibleInMenu, iconSvg},
      "banners": (banners[]->)[${placedGroq}]${bannerGroq},
      "tournaments": (tournamentBoxes[]->)[${placedGroq}]{
        "id": _id, title, "body": cta.label, "url": cta.url, ${targetingGroq}, ${picture}
      },
      "boxes": (contentBoxes[]->)[${placedGroq}]{"id": _id, title, body, url, ${targetingGroq}, ${picture}}
    }`,
    types: [
      lobbies[key].settings,
      'gameCategory',
      'banner',
      'contentBox',
      'tournamentBox',
      'market',
      'language',
      'sanity.imageAsset',
    ],
    shape: documentOf(
      lobbies[key].settings,
      z.object({
        excluded: z.array(z.string()).nullish(),
        allGamesGrid: z.object({ desktop: gridSchema, tablet: gridSchema, mobile: gridSchema }).nullish(),
        recentlyPlayed: z.object({ enabled: z.boolean().nullish(), rowSpan: boundedSchema(bounds.rowSpan) }).nullish(),
        categories: listOf(
          'gameCategory',
          z.object({ slug: z.string(), title: z.string(), visibleInMenu: z.boolean().nullish(), iconSvg: z.string().nullish() }),
        ),
        banners: listOf('banner', bannerSchema),
        tournaments: listOf('tournamentBox', boxSchema),
        boxes: listOf('contentBox', boxSchema),
      }),
    ).refine((settings) => settings !== null, 'a lobby needs its settings'),
  });
const queries = { casino: settingsQuery('casino'), live: settingsQuery('live') };

/** A lobby's settings as editors made them, for all audiences. */
export async function readSettings(context: PageContext, key: LobbyKey) {
  const raw = await readContent(queries[key], contentParams(context));
  const grid = raw?.allGamesGrid;
  const columns: Columns = {
    mobile: grid?.mobile?.cols ?? defaultColumns.mobile,
    tablet: grid?.tablet?.cols ?? defaultColumns.tablet,
    desktop: grid?.desktop?.cols ?? defaultColumns.desktop,
  };
  const { wide, phone } = lobbies[key].pages;
  const pages: PageSizes = {
    wide: grid?.desktop?.rows ? columns.desktop * grid.desktop.rows : wide,
    phone: grid?.mobile?.rows ? columns.mobile * grid.mobile.rows : phone,
  };
  const categories = raw?.categories ?? [];
  const menu: readonly MenuEntry[] = categories
    .filter(({ visibleInMenu }) => visibleInMenu !== false)
    .map(({ slug, title, iconSvg }) => ({ slug, title, icon: iconSvg ?? null }));
  const { enabled, rowSpan } = raw?.recentlyPlayed ?? {};
  return {
    exclusions: { studios: new Set(raw?.excluded ?? []), providers: siteDisabledProviders() } satisfies Exclusions,
    columns,
    pages,
    menu,
    titles: new Map(categories.map(({ slug, title }) => [slug, title])),
    recentRows: enabled === false ? 0 : (rowSpan ?? 1),
    banners: raw?.banners ?? [],
    tournaments: raw?.tournaments ?? [],
    boxes: raw?.boxes ?? [],
  };
}
export type LobbySettings = Awaited<ReturnType<typeof readSettings>>;

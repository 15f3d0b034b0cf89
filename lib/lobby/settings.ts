import 'server-only';
import { z } from 'zod';
import {
  bannerGroq,
  bannerSchema,
  inPlaceGroq,
  pictureGroq,
  pictureSchema,
  rankGroq,
  targetingGroq,
  targetingSchema,
} from '#lib/content/fragments.ts';
import { contentParams, type PageContext } from '#lib/content/params.ts';
import { contentQuery, readContent } from '#lib/content/read.ts';
import { listOf, partOf } from '#lib/content/tolerant.ts';
import { shutProviders } from '#lib/games/shut.ts';
import { lobbies } from './lobbies.ts';
import type { LeftOut } from './tile.ts';
import type { Columns, LobbyKey, MenuEntry, PageSizes } from './types.ts';

const gridSchema = z
  .object({ cols: z.number().int().min(1).max(12).nullish(), rows: z.number().int().min(1).max(60).nullish() })
  .nullish();

/** Boxes and tournaments look alike; a tournament's link stands under its button. */
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
      "banners": (banners[]->)[${inPlaceGroq}] | ${rankGroq}${bannerGroq},
      "tournaments": (tournamentBoxes[]->)[${inPlaceGroq}] | ${rankGroq}{
        "id": _id, title, "body": cta.label, "url": cta.url, ${targetingGroq}, ${picture}
      },
      "boxes": (contentBoxes[]->)[${inPlaceGroq}] | ${rankGroq}{"id": _id, title, body, url, ${targetingGroq}, ${picture}}
    }`,
    types: [lobbies[key].settings, 'gameCategory', 'banner', 'contentBox', 'tournamentBox', 'market', 'sanity.imageAsset'],
    shape: z
      .object({
        excluded: z.array(z.string()).nullish(),
        allGamesGrid: z.object({ desktop: gridSchema, tablet: gridSchema, mobile: gridSchema }).nullish(),
        recentlyPlayed: z.object({ enabled: z.boolean().nullish(), rowSpan: z.number().int().min(0).max(3).nullish() }).nullish(),
        categories: listOf(
          'gameCategory',
          z.object({ slug: z.string(), title: z.string(), visibleInMenu: z.boolean().nullish(), iconSvg: z.string().nullish() }),
        ),
        banners: listOf('banner', bannerSchema),
        tournaments: listOf('tournamentBox', boxSchema),
        boxes: listOf('contentBox', boxSchema),
      })
      .nullable(),
  });
const queries = { casino: settingsQuery('casino'), live: settingsQuery('live') };

const usualColumns: Columns = { mobile: 3, tablet: 4, desktop: 6 };

/** What editors decided about a lobby as a whole, before the audience is asked for. */
export async function readSettings(context: PageContext, key: LobbyKey) {
  const raw = await readContent(queries[key], contentParams(context));
  const grid = raw?.allGamesGrid;
  const columns: Columns = {
    mobile: grid?.mobile?.cols ?? usualColumns.mobile,
    tablet: grid?.tablet?.cols ?? usualColumns.tablet,
    desktop: grid?.desktop?.cols ?? usualColumns.desktop,
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
    leftOut: { studios: new Set(raw?.excluded ?? []), providers: shutProviders() } satisfies LeftOut,
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

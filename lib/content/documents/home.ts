import 'server-only';
import { z } from 'zod';
import { isVisibleTo } from '#lib/core/market/audience.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import {
  editorial,
  isSafeHref,
  localHref,
  localProse,
  pictureGroq,
  pictureSchema,
  proseSchema,
  targetingGroq,
  targetingSchema,
} from '../query/fragments.ts';
import { placedGroq } from '../query/placement.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentOf, listOf, partOf } from '../query/tolerant.ts';
import type { HomePage } from '../types.ts';
import { bannerGroq, bannerSchema, type RawBanner, toBanner } from './banners/banner.ts';
import { placeHeroes } from './banners/hero-banners.ts';
import { tileGroq, tileSchema, tilesFor } from './game-tiles.ts';
import { listHomePromotions } from './promotions/promotions.ts';

const homeQuery = contentQuery({
  groq: `${editorial('homePage')}{
    "banners": (heroBanners[]->)[${placedGroq}]${bannerGroq},
    "left": ${editorial('banner', '_id == ^.redesignedBannerBlock.left._ref')}[0]${bannerGroq},
    "right": (redesignedBannerBlock.right[]->)[${placedGroq}]${bannerGroq},
    "verticals": verticals[]{key, title, url, "picture": image${pictureGroq}},
    "contentBoxes": (contentBoxes[]->)[${placedGroq}]{"id": _id, title, body, url, ${targetingGroq}, "picture": select(defined(image) => image${pictureGroq})},
    "gamesTitle": featuredGames.title, "games": featuredGames.games[]->${tileGroq}, winnersEnabled,
    "text": seoText
  }[0]`,
  types: ['homePage', 'banner', 'contentBox', 'game', 'gameProvider', 'subProvider', 'market', 'language', 'sanity.imageAsset'],
  shape: documentOf(
    'homePage',
    z.object({
      banners: listOf('banner', bannerSchema),
      left: partOf('banner', bannerSchema),
      right: listOf('banner', bannerSchema),
      verticals: listOf('vertical', z.object({ key: z.string(), title: z.string(), url: z.string(), picture: pictureSchema })),
      contentBoxes: listOf(
        'contentBox',
        targetingSchema.extend({
          id: z.string(),
          title: z.string(),
          body: z.string(),
          url: z.string().nullish(),
          picture: partOf('picture', pictureSchema),
        }),
      ),
      gamesTitle: z.string().nullish(),
      games: listOf('game', tileSchema),
      winnersEnabled: z.boolean().nullish(),
      text: proseSchema,
    }),
  ),
});

/** A front page without a document: it has promotions, and what players have of their own. */
const emptyPage = {
  banners: [],
  left: null,
  right: [],
  verticals: [],
  contentBoxes: [],
  gamesTitle: null,
  games: [],
  winnersEnabled: false,
  text: [],
} satisfies z.output<typeof homeQuery.shape>;

/** CNT-05, CNT-07: the front page for this audience. */
export async function readHomePage(context: PageContext): Promise<HomePage> {
  const promotions = listHomePromotions(context);
  const raw = (await readContent(homeQuery, contentParams(context))) ?? emptyPage;
  const { locale } = context;
  const banners = (list: readonly RawBanner[]) =>
    list.filter((banner) => isVisibleTo(context.audience, banner)).map((banner) => toBanner(banner, context));
  const own = banners(raw.banners);
  const { heroes, more, withoutHero } = placeHeroes(own);
  const block = banners([...(raw.left ? [raw.left] : []), ...raw.right]);
  const [left, ...spare] = block.filter(({ id }) => own.every((banner) => banner.id !== id));
  return {
    heroes,
    moreBanners: more,
    withoutHero,
    verticals: raw.verticals
      .filter(({ url }) => isSafeHref(url))
      .map(({ url, ...rest }) => ({ ...rest, href: localHref(locale, url) })),
    bannerBlock: left ? { left, right: spare } : null,
    contentBoxes: raw.contentBoxes
      .filter((box) => isVisibleTo(context.audience, box))
      .map(({ id, title, body, url, picture }) => ({
        id,
        title,
        body,
        href: url && isSafeHref(url) ? localHref(locale, url) : null,
        picture,
      })),
    games: { title: raw.gamesTitle ?? null, tiles: tilesFor(locale.market, raw.games) },
    winnersEnabled: raw.winnersEnabled === true,
    promotions: await promotions,
    text: localProse(locale, raw.text),
  };
}

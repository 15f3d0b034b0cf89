import 'server-only';
import { z } from 'zod';
import { visibleGroq } from '#lib/core/market/audience.ts';
import { periodGroq, placementFieldsGroq } from '../query/placement.ts';
import { contentQuery, readContent } from '../query/read.ts';
import type { PageDate } from './page-index.ts';

/** A lobby: its own parts, and each of its categories with the games that it shows. */
function lobbyGroq(path: string, settings: string, type: string, placement: string): string {
  const newest = `*[_type == "game" && type == "${type}"] | order(_updatedAt desc)[0]._updatedAt`;
  const games = `*[_type == "gameCategory" && type == "${type}"]`;
  return `
    ...*[_type == "${settings}"]{"path": "${path}", ${placementFieldsGroq}, "changes": [_updatedAt, ${newest}, ...categories[]->_updatedAt,
      ...banners[]->_updatedAt, ...tournamentBoxes[]->_updatedAt, ...contentBoxes[]->_updatedAt]},
    ...${games}{"path": "${path}/" + slug.current, ${placementFieldsGroq}, "changes": select(count(games) > 0 => games[]->_updatedAt, [${newest}])},
    ${bannersGroq(path, placement)}`;
}

function bannersGroq(path: string, placement: string): string {
  const shown = `_type == "banner" && placement == "${placement}" && ${periodGroq} && ${visibleGroq('visitor')}`;
  return `...*[${shown}]{"path": "${path}", ${placementFieldsGroq}, "changes": [_updatedAt]}`;
}

const inPeriod = (type: string) => `...*[_type == "${type}" && ${periodGroq}]`;

const query = contentQuery({
  groq: `[
    ...*[_type == "seoText"]{"path": select(path == "/" => "", path), ${placementFieldsGroq}, "changes": [_updatedAt]},
    ${inPeriod('homePage')}{"path": "", ${placementFieldsGroq}, "changes": [...heroBanners[]->_updatedAt, redesignedBannerBlock.left->_updatedAt,
      ...redesignedBannerBlock.right[]->_updatedAt, ...contentBoxes[]->_updatedAt, ...featuredGames.games[]->_updatedAt]},
    ${inPeriod('landingPage')}{"path": "/landing/" + id, ${placementFieldsGroq}, "changes": [...sections[].games[]->_updatedAt]},
    ${inPeriod('promoLanding')}{"path": "/promo/" + slug.current, ${placementFieldsGroq}, "changes": [...sections[].games[]->_updatedAt]},
    ${inPeriod('paymentMethodsPage')}{"path": "/payment-methods/" + route, ${placementFieldsGroq}, "changes": [*[_type == "paymentMethod"] | order(_updatedAt desc)[0]._updatedAt]},
    ...*[_type == "promotionCategory"]{"path": "/promotions/" + slug.current, ${placementFieldsGroq}, "changes": [_updatedAt]},
    ${bannersGroq('/promotions', 'promotions')},
    ${inPeriod('sportsSettings')}{"path": "/sportsbook", ${placementFieldsGroq}, "changes": [_updatedAt, ...banners[]->_updatedAt]},
    ${bannersGroq('/sportsbook', 'sports')},
    ${lobbyGroq('/online-casino', 'casinoSettings', 'CASINO', 'casino')},
    ${lobbyGroq('/live-casino-online', 'liveCasinoSettings', 'LIVE_CASINO', 'live')}
  ]`,
  types: [
    'banner',
    'casinoSettings',
    'contentBox',
    'game',
    'gameCategory',
    'homePage',
    'landingPage',
    'language',
    'liveCasinoSettings',
    'market',
    'paymentMethod',
    'paymentMethodsPage',
    'promoLanding',
    'promotionCategory',
    'seoText',
    'sportsSettings',
    'tournamentBox',
  ],
  shape: z.array(
    z.object({
      path: z.string().nullable(),
      markets: z.array(z.string().nullable()).nullish(),
      language: z.string().nullish(),
      changes: z.array(z.string().nullable()).nullish(),
    }),
  ),
});

/** CNT-24: when what a page shows beside its own document has changed, for sitemaps. */
export async function readPageDates(): Promise<readonly PageDate[]> {
  return (await readContent(query, {})).flatMap(({ path, markets, language, changes }) => {
    const [changedAt] = (changes ?? [])
      .filter((at) => at !== null)
      .sort()
      .reverse();
    if (path === null || changedAt === undefined) return [];
    return [{ path, markets: markets?.filter((market) => market !== null), language, changedAt }];
  });
}

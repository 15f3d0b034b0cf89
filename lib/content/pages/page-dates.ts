import 'server-only';
import { z } from 'zod';
import { visibleGroq } from '#lib/core/market/audience.ts';
import { periodGroq, placementFieldsGroq } from '../query/placement.ts';
import { contentQuery, readContent } from '../query/read.ts';
import type { PageDate } from './page-index.ts';
import { documentPathGroq } from './page-index-query.ts';

const inPeriod = (type: string) => `...*[_type == "${type}" && ${periodGroq}]`;

/** A lobby: its own parts, and each of its categories with the games that it shows. */
function lobbyGroq(path: string, settings: string, type: string): string {
  return `
    ...*[_type == "${settings}"]{"path": "${path}", "ofType": "${type}", "changes": [_updatedAt, ...categories[]->_updatedAt,
      ...banners[]->_updatedAt, ...tournamentBoxes[]->_updatedAt, ...contentBoxes[]->_updatedAt]},
    ...*[_type == "gameCategory" && type == "${type}"]{"path": "${path}/" + slug.current, "games": games[]._ref,
      "ofType": select(count(games) > 0 => null, "${type}")}`;
}

const bannerPaths = `select(placement == "promotions" => "/promotions", placement == "sports" => "/sportsbook",
  placement == "casino" => "/online-casino", placement == "live" => "/live-casino-online")`;

/** Games are named by their references, which are resolved here: following each in the query takes five times as long. */
const query = contentQuery({
  groq: `{
    "games": *[_type == "game"]{"id": _id, type, "changedAt": _updatedAt},
    "parts": [
      ...*[_type == "seoText"]{"path": select(path == "/" => "", path), ${placementFieldsGroq}, "changes": [_updatedAt]},
      ${inPeriod('homePage')}{"path": "", ${placementFieldsGroq}, "games": featuredGames.games[]._ref, "changes": [
        ...heroBanners[]->_updatedAt, redesignedBannerBlock.left->_updatedAt, ...redesignedBannerBlock.right[]->_updatedAt,
        ...contentBoxes[]->_updatedAt]},
      ${inPeriod('landingPage')}{"path": ${documentPathGroq('/landing/[id]')}, ${placementFieldsGroq}, "games": sections[].games[]._ref},
      ${inPeriod('promoLanding')}{"path": ${documentPathGroq('/promo/[slug]')}, ${placementFieldsGroq}, "games": sections[].games[]._ref},
      ${inPeriod('paymentMethodsPage')}{"path": ${documentPathGroq('/payment-methods/[route]')}, ${placementFieldsGroq}, "changes": *[_type == "paymentMethod"]._updatedAt},
      ...*[_type == "promotionCategory"]{"path": "/promotions/" + slug.current, "changes": [_updatedAt]},
      ${inPeriod('sportsSettings')}{"path": "/sportsbook", ${placementFieldsGroq}, "changes": [_updatedAt, ...banners[]->_updatedAt]},
      ...*[_type == "banner" && placement in ["promotions", "sports", "casino", "live"] && ${visibleGroq('visitor')} && ${periodGroq}]{
        "path": ${bannerPaths}, ${placementFieldsGroq}, "changes": [_updatedAt]},
      ${lobbyGroq('/online-casino', 'casinoSettings', 'CASINO')},
      ${lobbyGroq('/live-casino-online', 'liveCasinoSettings', 'LIVE_CASINO')},
      {"path": "/jackpots", "ofType": "CASINO"},
      ...*[_type == "casinoSettings"]{"path": "/tournaments", "changes": [_updatedAt]}
    ]
  }`,
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
  shape: z.object({
    games: z.array(z.object({ id: z.string(), type: z.string().nullish(), changedAt: z.string() })),
    parts: z.array(
      z.object({
        path: z.string().nullable(),
        markets: z.array(z.string().nullable()).nullish(),
        language: z.string().nullish(),
        changes: z.array(z.string().nullable()).nullish(),
        games: z.array(z.string().nullable()).nullish(),
        /** Set where the page shows games of this type by a rule. */
        ofType: z.string().nullish(),
      }),
    ),
  }),
});

/** CNT-24: when what a page shows beside its own document has changed, for sitemaps. */
export async function readPageDates(): Promise<readonly PageDate[]> {
  const { games, parts } = await readContent(query, {});
  const changeOf = new Map<string | null, string>(games.map(({ id, changedAt }) => [id, changedAt]));
  const typeChanges = Map.groupBy(games, ({ type }) => type ?? '');
  return parts.flatMap(({ path, markets, language, changes, games: shown, ofType }) => {
    const ofRule = ofType ? (typeChanges.get(ofType) ?? []).map(({ changedAt }) => changedAt) : [];
    const all = [...(changes ?? []), ...(shown ?? []).map((id) => changeOf.get(id)), ...ofRule];
    const changedAt = all
      .filter((at) => typeof at === 'string')
      .sort()
      .at(-1);
    if (path === null || changedAt === undefined) return [];
    return [{ path, markets: markets?.filter((market) => market !== null), language, changedAt }];
  });
}

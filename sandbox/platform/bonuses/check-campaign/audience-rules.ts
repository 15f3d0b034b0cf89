import { marketRecords } from '#lib/core/market/markets.ts';
import { type Rule, rule } from './rule.ts';
import { namesUnknownGame, spinGameIds } from './spin-games.ts';

export const audienceRules: readonly Rule[] = [
  rule(
    'terms.withinHours',
    'is required for a time after the registration',
    ({ kind, terms }) => kind === 'REGISTRATION_WITH_TIMEFRAME' && terms.withinHours === undefined,
  ),
  rule(
    'terms.minLoyalty',
    'is required for LOYALTY',
    ({ trigger, terms }) => trigger === 'LOYALTY' && terms.minLoyalty === undefined,
  ),
  rule('terms.minLoyalty', 'is above 6, the highest level', ({ terms }) => (terms.minLoyalty ?? 1) > 6),
  rule(
    'terms.markets',
    'has a code of no market',
    ({ terms }) => terms.markets?.some((market) => !Object.hasOwn(marketRecords, market)) ?? false,
  ),
  rule('terms.markets', 'is empty', ({ terms }) => terms.markets?.length === 0),
  rule('terms.excludedGames', 'has a name of no game', ({ terms }) => terms.excludedGames.some(namesUnknownGame)),
  rule('terms.excludedGames', 'has a game of the free spins', (draft) =>
    spinGameIds(draft).some((game) => draft.terms.excludedGames.includes(game)),
  ),
];

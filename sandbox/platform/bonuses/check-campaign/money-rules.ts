import { isDepositKind } from '../campaigns.ts';
import { hasMoney, isBooster, isCashback, mayGiveNothing } from './kinds.ts';
import { type CampaignDraft, type Rule, rule } from './rule.ts';

const maxEuros = 1_000_000;

const amounts: readonly (readonly [field: string, read: (terms: CampaignDraft['terms']) => number | undefined])[] = [
  ['terms.minDeposit', ({ minDeposit }) => minDeposit],
  ['terms.maxBonus', ({ maxBonus }) => maxBonus],
  ['terms.amount', ({ amount }) => amount],
  ['terms.maxBet', ({ maxBet }) => maxBet],
  ['terms.freeSpins.betValue', ({ freeSpins }) => freeSpins?.betValue],
  ['terms.cashback.min', ({ cashback }) => cashback?.min],
  ['terms.cashback.cap', ({ cashback }) => cashback?.cap],
  ['terms.accumulator.max', ({ accumulator }) => accumulator?.max],
];

export const moneyRules: readonly Rule[] = [
  rule('terms.minDeposit', 'is required for a deposit', (draft) => isDepositKind(draft) && draft.terms.minDeposit === undefined),
  rule(
    'terms.minDeposit',
    'is for campaigns of a deposit only',
    (draft) => !isDepositKind(draft) && draft.terms.minDeposit !== undefined,
  ),
  rule(
    'terms.matchPercent',
    'is for campaigns of a deposit only',
    (draft) => !isDepositKind(draft) && draft.terms.matchPercent !== undefined,
  ),
  rule(
    'terms.matchPercent',
    'and a fixed amount exclude each other',
    ({ terms }) => terms.matchPercent !== undefined && terms.amount !== undefined,
  ),
  rule(
    'terms.maxBonus',
    'is required with a percentage',
    ({ terms }) => terms.matchPercent !== undefined && terms.maxBonus === undefined,
  ),
  rule(
    'terms.maxBonus',
    'is for a percentage only',
    ({ terms }) => terms.matchPercent === undefined && terms.maxBonus !== undefined,
  ),
  rule(
    'terms.amount',
    'is missing: the campaign gives no money and no free spins',
    (draft) => !mayGiveNothing(draft) && !hasMoney(draft) && !draft.terms.freeSpins,
  ),
  rule('terms.amount', 'is required for instant cash', ({ kind, terms }) => kind === 'I_CASH' && terms.amount === undefined),
  rule(
    'terms.amount',
    'is not for cashback, which pays a share of the losses',
    (draft) => (isCashback(draft) || isBooster(draft)) && draft.terms.amount !== undefined,
  ),
  ...amounts.map(([field, read]) =>
    rule(field, 'is not in whole cents, or above a million euros', ({ terms }) => !isInCents(read(terms) ?? 0)),
  ),
  rule(
    'terms.wrMultiplier',
    'is 0, but sticky money is paid out by wagering only',
    ({ moneyType, terms }) => moneyType === 'STICKY' && terms.wrMultiplier === 0,
  ),
  rule(
    'terms.wrMultiplier',
    'is not 0, but instant cash is paid at once',
    ({ kind, terms }) => kind === 'I_CASH' && terms.wrMultiplier !== 0,
  ),
];

function isInCents(euros: number): boolean {
  return euros <= maxEuros && Math.round(euros * 100) / 100 === euros;
}

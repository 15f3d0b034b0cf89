import { cashbackPeriods, isBooster, isCashback } from './kinds.ts';
import { type Rule, rule } from './rule.ts';

export const cashbackRules: readonly Rule[] = [
  rule('terms.cashback', 'is required: rate, period, minimum and cap', (draft) => isCashback(draft) && !draft.terms.cashback),
  rule('terms.cashback', 'is for kinds of cashback only', (draft) => !isCashback(draft) && draft.terms.cashback !== undefined),
  rule(
    'terms.cashback.period',
    'is not the one of the kind',
    ({ kind, terms }) => terms.cashback !== undefined && cashbackPeriods[kind]?.includes(terms.cashback.period) === false,
  ),
  rule(
    'terms.cashback.cap',
    'is below the minimum',
    ({ terms }) => terms.cashback !== undefined && terms.cashback.cap < terms.cashback.min,
  ),
  rule(
    'vertical',
    'is not LIVE_CASINO, whose losses the cashback pays',
    ({ kind, vertical }) => kind === 'CASHBACK_LIVE' && vertical !== 'LIVE_CASINO',
  ),
  rule('terms.booster', 'is required: multiplier and hours', (draft) => isBooster(draft) && !draft.terms.booster),
  rule(
    'terms.booster',
    'is for the kind CASHBACK_BOOSTER only',
    (draft) => !isBooster(draft) && draft.terms.booster !== undefined,
  ),
];

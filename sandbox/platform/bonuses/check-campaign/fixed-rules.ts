import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '../tables.ts';
import { type CampaignDraft, type Rule, rule } from './rule.ts';

/** Players have seen these terms, and their bonuses were given on them. */
export const fixed: readonly (readonly [
  field: string,
  read: (campaign: Pick<Campaign, keyof CampaignDraft & keyof Campaign>) => unknown,
])[] = [
  ['kind', ({ kind }) => kind],
  ['vertical', ({ vertical }) => vertical],
  ['trigger', ({ trigger }) => trigger],
  ['moneyType', ({ moneyType }) => moneyType],
  ['terms.wrMultiplier', ({ terms }) => terms.wrMultiplier],
  ['terms.repeats', ({ terms }) => terms.repeats],
  ['terms.excludedGames', ({ terms }) => terms.excludedGames.toSorted()],
  ['terms.freeSpins', ({ terms }) => terms.freeSpins],
  ['terms.cashback', ({ terms }) => terms.cashback],
  ['terms.accumulator', ({ terms }) => terms.accumulator],
  ['terms.booster', ({ terms }) => terms.booster],
];

export const fixedRules: readonly Rule[] = [
  ...fixed.map(([field, read]) =>
    rule(
      field,
      'cannot change, because players have this campaign',
      (draft, { before, isTaken }) => isTaken && before !== undefined && !isDeepStrictEqual(read(draft), read(before)),
    ),
  ),
];

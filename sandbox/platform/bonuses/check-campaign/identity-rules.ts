import { type Rule, rule } from './rule.ts';

export const identityRules: readonly Rule[] = [
  rule(
    'campaignId',
    'is not cmp_ followed by at most 60 of a to z, 0 to 9 and _',
    ({ campaignId }, { before }) => !before && !/^cmp_[a-z0-9_]{1,60}$/.test(campaignId),
  ),
  rule(
    'campaignId',
    'belongs to another campaign',
    ({ campaignId }, { before, campaigns }) => !before && campaigns.has(campaignId),
  ),
  rule('endedAt', 'is not after the start', ({ startedAt, endedAt }) => endedAt !== null && endedAt <= startedAt),
  // Cashback counts no loss after the end, so that an earlier one would take back what is earned.
  rule(
    'endedAt',
    'is in the past, but players have this campaign',
    ({ endedAt }, { before, isTaken, now }) =>
      isTaken && endedAt !== null && endedAt < now && endedAt.getTime() !== before?.endedAt?.getTime(),
  ),
];

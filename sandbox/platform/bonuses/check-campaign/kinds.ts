import type { CampaignDraft } from './rule.ts';

/** Cashback of the live tables is paid per day or week. */
export const cashbackPeriods: Readonly<Record<string, readonly string[]>> = {
  CASHBACK_DAILY: ['DAILY'],
  CASHBACK_WEEKLY: ['WEEKLY'],
  CASHBACK_INSTANT: ['INSTANT'],
  CASHBACK_LIVE: ['DAILY', 'WEEKLY'],
};

export const isCashback = ({ kind }: CampaignDraft) => kind in cashbackPeriods;

export const isBooster = ({ kind }: CampaignDraft) => kind === 'CASHBACK_BOOSTER';

export const isSportsbook = ({ vertical }: CampaignDraft) => vertical === 'SPORTS' || vertical === 'FREE_BET';

export const hasMoney = ({ terms }: CampaignDraft) => terms.amount !== undefined || terms.matchPercent !== undefined;

/** A tournament pays its prizes itself, and a boost is paid with a bet. */
export const mayGiveNothing = (draft: CampaignDraft) =>
  draft.kind === 'TOURNAMENT' || isCashback(draft) || isBooster(draft) || draft.terms.accumulator !== undefined;

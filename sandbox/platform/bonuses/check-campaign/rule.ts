import type { Campaign } from '../tables.ts';

/** A campaign as an operator wants it. */
export interface CampaignDraft extends Omit<Campaign, 'siteId' | 'status' | 'texts'> {
  /** Upper case; undefined if they do not change. */
  readonly codes: readonly { readonly code: string }[] | undefined;
}

/** What a draft is checked against. */
export interface CampaignFacts {
  readonly now: Date;
  /** The stored version; undefined for a new campaign. */
  readonly before: Campaign | undefined;
  /** Whether a player has or had it, has switched its cashback on, has joined it, or has chosen it for a deposit that is pending. */
  readonly isTaken: boolean;
  /** Every stored campaign, by id. */
  readonly campaigns: ReadonlyMap<string, Pick<Campaign, 'terms'>>;
  /** The campaign of each code of every site. */
  readonly codes: ReadonlyMap<string, string>;
}

/** `field` is the path in the body of the request. */
export interface CampaignError {
  readonly field: string;
  readonly message: string;
}

/** `isBroken`: whether the draft breaks the rule. */
export interface Rule extends CampaignError {
  readonly isBroken: (draft: CampaignDraft, facts: CampaignFacts) => boolean;
}

export const rule = (field: string, message: string, isBroken: Rule['isBroken']): Rule => ({ field, message, isBroken });

import type { CampaignId } from '../../tables/campaign-table.ts';

/** Special conditions that campaigns share. */
export type CampaignCondition =
  | 'optIn'
  | 'switchOn'
  | 'afterOther'
  | 'onceADay'
  | 'onceAWeek'
  | 'ownMoneyFirst'
  | 'playedTogether'
  | 'spinWinnings'
  | 'freeBet'
  | 'cash'
  | 'booster'
  | 'liveOnly'
  | 'sportsOnly';

/** What a player does to have a campaign. */
export type CampaignAction = 'claim' | 'optIn' | 'deposit' | 'switchOn' | 'play';

/** The texts of the campaigns without figures: those come from the terms. */
export interface CampaignCopies {
  readonly campaigns: Readonly<Record<CampaignId, { readonly title: string; readonly description: string }>>;
  readonly conditions: Readonly<Record<CampaignCondition, string>>;
  readonly actions: Readonly<Record<CampaignAction, string>>;
}

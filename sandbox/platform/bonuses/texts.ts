import { catalogLanguageOf, languageAlias } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { type CampaignCopy, campaignCopy } from '#sandbox/data/copy/catalogs.ts';
import type { CampaignText } from '#sandbox/data/tables/campaign-terms.ts';
import { isDepositKind } from './campaigns.ts';
import type { Campaign } from './tables.ts';

/** Special conditions that campaigns share. */
type CampaignCondition = keyof CampaignCopy['conditions'];
/** What a player does to have a campaign. */
type CampaignAction = keyof CampaignCopy['actions'];

/** A campaign's texts in a language, in English where it has none. */
export function textIn({ texts }: Pick<Campaign, 'texts'>, language: string): CampaignText {
  return ownValue(texts, languageAlias(language)) ?? texts.en;
}

/** The special conditions of a campaign, without figures. */
export function conditionsIn(campaign: Campaign, language: string): string {
  const { conditions } = campaignCopy.in(catalogLanguageOf(language));
  return [entryOf(campaign), moneyOf(campaign), gamesOf(campaign)].flatMap((key) => (key ? [conditions[key]] : [])).join(' ');
}

/** The label of a campaign's button. */
export function actionIn(campaign: Campaign, language: string): string {
  return campaignCopy.in(catalogLanguageOf(language)).actions[actionOf(campaign)];
}

function entryOf({ trigger, terms }: Campaign): CampaignCondition | undefined {
  if (terms.cashback) return 'switchOn';
  if (terms.parent) return 'afterOther';
  if (terms.repeats) return terms.repeats === 'DAY' ? 'onceADay' : 'onceAWeek';
  return trigger === 'OPT_IN' ? 'optIn' : undefined;
}

function moneyOf({ terms, vertical, moneyType }: Campaign): CampaignCondition {
  if (terms.booster) return 'booster';
  if (vertical === 'FREE_BET') return 'freeBet';
  if (terms.wrMultiplier === 0 && !terms.freeSpins?.wrMultiplier) return 'cash';
  if (vertical === 'FREE_SPINS') return 'spinWinnings';
  return moneyType === 'STICKY' ? 'playedTogether' : 'ownMoneyFirst';
}

function gamesOf({ vertical }: Campaign): CampaignCondition | undefined {
  if (vertical === 'LIVE_CASINO') return 'liveOnly';
  return vertical === 'SPORTS' ? 'sportsOnly' : undefined;
}

function actionOf(campaign: Campaign): CampaignAction {
  if (campaign.terms.cashback) return 'switchOn';
  if (campaign.trigger === 'OPT_IN') return 'optIn';
  if (isDepositKind(campaign)) return 'deposit';
  return campaign.kind === 'TOURNAMENT' ? 'play' : 'claim';
}

import { accumulatorRules } from './accumulator-rules.ts';
import { audienceRules } from './audience-rules.ts';
import { cashbackRules } from './cashback-rules.ts';
import { codeRules } from './code-rules.ts';
import { fixedRules } from './fixed-rules.ts';
import { identityRules } from './identity-rules.ts';
import { moneyRules } from './money-rules.ts';
import { parentRules } from './parent-rules.ts';
import type { CampaignDraft, CampaignError, CampaignFacts } from './rule.ts';
import { spinRules } from './spin-rules.ts';

const rules = [
  ...identityRules,
  ...moneyRules,
  ...spinRules,
  ...cashbackRules,
  ...accumulatorRules,
  ...audienceRules,
  ...parentRules,
  ...codeRules,
  ...fixedRules,
];

/** Finds what keeps a campaign from working, and changes of terms that players were given. */
export function findCampaignErrors(draft: CampaignDraft, facts: CampaignFacts): readonly CampaignError[] {
  return rules.filter(({ isBroken }) => isBroken(draft, facts)).map(({ field, message }) => ({ field, message }));
}

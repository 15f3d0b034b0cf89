import { type CampaignDraft, type CampaignFacts, type Rule, rule } from './rule.ts';

export const parentRules: readonly Rule[] = [
  rule(
    'terms.parent',
    'is required for a linked campaign',
    ({ kind, terms }) => kind === 'LINKED_CAMPAIGN' && terms.parent === undefined,
  ),
  rule(
    'terms.parent',
    'is no campaign',
    ({ terms, campaignId }, { campaigns }) =>
      terms.parent !== undefined && terms.parent !== campaignId && !campaigns.has(terms.parent),
  ),
  rule('terms.parent', 'leads back to this campaign', (draft, facts) => isCircular(draft, facts)),
  rule(
    'terms.parent',
    'is cashback, which is never completed',
    ({ terms }, { campaigns }) => campaigns.get(terms.parent ?? '')?.terms.cashback !== undefined,
  ),
];

/** Whether a chain of parents contains the campaign, or itself twice. */
function isCircular({ campaignId, terms }: CampaignDraft, { campaigns }: CampaignFacts): boolean {
  const seen = new Set([campaignId]);
  for (let id = terms.parent; id !== undefined; id = campaigns.get(id)?.terms.parent) {
    if (seen.has(id)) return true;
    seen.add(id);
  }
  return false;
}

import { listCampaigns, listCampaignsIn, readCampaignTexts, readEligibility } from '#lib/bonuses/contract.ts';
import { marketLocales } from '#lib/core/market/locale.ts';
import { refusal } from '../../core/refusal.ts';
import { defineRoute, type Route } from '../../core/route.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import { siteId } from '../../players/tables.ts';
import { findCampaigns, isOpenedByCode, listRunningCampaigns } from '../campaigns.ts';
import { mayHaveBonuses, readFacts, reasonAgainst } from '../eligibility.ts';
import { writeCampaign, writeDisplay } from '../rewards.ts';
import type { Context } from './change.ts';

/** The campaigns that a market offers now; none for a market that the site does not have. */
async function listFor(context: Context, market: string, language?: string) {
  const now = context.clock.now();
  const [locale] = marketLocales(market);
  if (!locale) return [];
  const { currency, apiLanguage } = locale;
  return (await listRunningCampaigns(context.database, now))
    .filter(({ terms: { markets } }) => !markets || markets.includes(market))
    .map((campaign) => writeCampaign(campaign, { market, currency, language: language ?? apiLanguage, now }));
}

export const campaignRoutes: readonly Route[] = [
  defineRoute(readCampaignTexts, async ({ query: { campaignIds, language = 'en' }, context: { database } }) => {
    const campaigns = await findCampaigns(database, campaignIds.split(','));
    return [...campaigns.values()]
      .filter(({ status }) => status !== 'DRAFT')
      .map((campaign) => ({ campaignId: campaign.campaignId, campaignDisplayInfo: writeDisplay(campaign, language) }));
  }),

  defineRoute(listCampaigns, ({ query, context }) => {
    if (query.siteId !== siteId) throw refusal(400, 'error.site_id.invalid');
    return listFor(context, query.market);
  }),
  defineRoute(listCampaignsIn, ({ query, params: { language }, context }) => listFor(context, query.market, language)),

  defineRoute(readEligibility, async ({ playerId, query, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const now = clock.now();
    const facts = await readFacts(database, player);
    const ids = query.campaignIds.split(',');
    const campaigns = await findCampaigns(database, ids);
    const isClosed = !(await mayHaveBonuses(database, player, now));
    return ids.map((campaignId) => {
      const campaign = campaigns.get(campaignId);
      const found = campaign && campaign.status !== 'DRAFT' ? reasonAgainst(campaign, facts, now, true) : 'unknown';
      const reason = isClosed ? 'closed' : found === 'assigned' && campaign?.terms.repeats ? 'assigned_now' : found;
      const needsCode = campaign !== undefined && isOpenedByCode(campaign);
      return { campaignId, eligible: reason === undefined, needsCode, ...(reason && { reason }) };
    });
  }),
];

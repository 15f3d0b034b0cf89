import { readProfile } from '#lib/account/contract.ts';
import {
  claimCode,
  claimReward,
  forfeitBonus,
  listCampaigns,
  listRewards,
  listSportsbookRewards,
  readCodeAvailability,
  readEligibility,
  validateCode,
} from '#lib/bonuses/contract.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import type { Backend } from '../backend.ts';
import { readHoldings, requireChange } from '../money.ts';
import type { Runs } from '../point.ts';
import { noKey, noToken, requireRefused } from '../refusals.ts';
import { requireEqual, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const unknownCampaign = 'cmp_conformance_unknown';
const unknownCode = 'CONFORMANCE-UNKNOWN';

async function listOpenCampaigns(backend: Backend) {
  const { countryCode } = await fetchReply(backend, readProfile, {}, { as: await backend.player() });
  const query = { siteId: backend.settings.siteId, market: homeMarket(countryCode) };
  return fetchReply(backend, listCampaigns, { query });
}

/** Offers, rewards and codes. */
export const bonusRuns = {
  'bonuses.campaigns': async (backend) => {
    const campaigns = await backend.once(listOpenCampaigns);
    for (const { campaignId, campaignStatus, currency, startedAt, endedAt, minDeposit } of campaigns) {
      requireTrue(/^cmp_\w{1,60}$/.test(campaignId), 'an id of a campaign that the site takes', 'another text');
      requireTrue(campaignStatus !== 'DRAFT', 'no draft among the campaigns', campaignStatus);
      const from = toInstant(startedAt, 'startedAt');
      if (endedAt !== null) requireTrue(toInstant(endedAt, 'endedAt') > from, 'an end after the start', 'none');
      if (minDeposit !== null) toMinor(minDeposit, currency, 'minDeposit');
      requireEqual(currency, campaigns[0]?.currency, 'the currency of the campaigns of one market');
    }
  },
  'bonuses.rewards': async (backend) => {
    const as = await backend.player();
    for (const rewardsType of ['ELIGIBLE', 'ACTIVE'] as const) {
      const { rewards } = await fetchReply(backend, listRewards, { query: { rewardsType } }, { as });
      for (const { wageringProgress, wageringAmount, bonusAmount, currency } of rewards) {
        const [done, due] = [wageringProgress, wageringAmount].map((amount) =>
          toMinor(amount, currency, 'the wagering of a reward'),
        );
        requireTrue((done ?? 0) <= (due ?? 0), 'wageringProgress ≤ wageringAmount', `${done} and ${due}`);
        toMinor(bonusAmount, currency, 'bonusAmount');
      }
    }
  },
  'bonuses.own': async (backend) => {
    const options = { as: { ...(await backend.player()), idToken: 'none' } };
    await requireRefused(backend, listRewards, { query: { rewardsType: 'ACTIVE' } }, noToken, options);
    await requireRefused(backend, claimReward, { body: { campaignId: unknownCampaign } }, noToken, options);
  },
  'bonuses.eligibility': async (backend) => {
    const as = await backend.player();
    const [campaign] = await backend.once(listOpenCampaigns);
    const campaignIds = campaign?.campaignId ?? unknownCampaign;
    const list = await fetchReply(backend, readEligibility, { query: { campaignIds } }, { as });
    for (const { campaignId } of list) requireEqual(campaignId, campaignIds, 'the campaign of the answer');
    if (campaign) requireEqual(list.length, 1, 'answers for one campaign');
  },
  'bonuses.claim-unknown': async (backend) => {
    const as = await backend.player();
    const before = await readHoldings(backend, as);
    const expected = { status: [400, 404], code: ['error.bonus.not_eligible', 'error.validation'] };
    await requireRefused(backend, claimReward, { body: { campaignId: unknownCampaign } }, expected, { as });
    requireChange('the bonus balance', before.bonus, (await readHoldings(backend, as)).bonus, 0);
  },
  'bonuses.claim-no-key': async (backend) => {
    const as = await backend.player();
    await requireRefused(backend, claimReward, { body: { campaignId: unknownCampaign } }, noKey, { as, key: null });
    const code = { bonusCode: unknownCode, state: 'ACTIVATED' };
    await requireRefused(backend, claimCode, { body: code }, noKey, { as, key: null });
  },
  'bonuses.code': async (backend) => {
    const as = await backend.player();
    const expected = { status: 400, code: 'error.bonus_code.invalid' };
    await requireRefused(backend, validateCode, { body: { bonusCode: unknownCode } }, expected, { as });
    await requireRefused(backend, claimCode, { body: { bonusCode: unknownCode, state: 'ACTIVATED' } }, expected, { as });
    await fetchReply(backend, readCodeAvailability, {}, { as });
  },
  'bonuses.forfeit-unknown': async (backend) => {
    const as = await backend.player();
    const input = { params: { bonusAssignmentId: 'asg_unknown' }, body: { state: 'FORFEITED', wageringProgress: 0 } };
    await requireRefused(backend, forfeitBonus, input, { status: [400, 404], code: 'error.bonus.not_active' }, { as });
  },
  'bonuses.free-bets': async (backend) => {
    const as = await backend.player();
    for (const { amount, currency, expiresAt } of await fetchReply(backend, listSportsbookRewards, {}, { as })) {
      requireTrue(toMinor(amount, currency, 'amount') > 0, 'a positive amount', String(amount));
      toInstant(expiresAt, 'expiresAt');
    }
  },
} satisfies Partial<Runs>;

import { attachPartnerCode, claimCode, readCodeAvailability, validateCode } from '#lib/bonuses/contract.ts';
import { defineRoute, type Route } from '../../core/route.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import { claimByCode, requireCode } from '../claims.ts';
import { mayHaveBonuses, readFacts } from '../eligibility.ts';
import { attachCode } from '../partner-code.ts';
import { readRewardView, writeReward } from '../rewards.ts';
import { change, changeOnce } from './change.ts';
import { writeOwn } from './write-own.ts';

export const codeRoutes: readonly Route[] = [
  defineRoute(attachPartnerCode, ({ playerId, body: { bonusAssignmentId, partnerBonusCode }, context }) =>
    change(context, playerId, (tx, player, now) => attachCode(tx, player, bonusAssignmentId, partnerBonusCode, now)),
  ),

  defineRoute(readCodeAvailability, async ({ playerId, context: { database, clock } }) => ({
    available: await mayHaveBonuses(database, await requireKnownPlayer(database, playerId), clock.now()),
  })),

  defineRoute(validateCode, ({ playerId, body: { bonusCode, language }, context }) =>
    change(context, playerId, async (tx, player, now) => {
      const { campaign } = await requireCode(tx, player, bonusCode, now);
      const withCode = new Set([campaign.campaignId]);
      const more = { language: language ?? player.languageCode, now, withCode };
      const reward = writeReward(campaign, undefined, await readRewardView(tx, await readFacts(tx, player), more));
      const { campaignId, campaignDisplayInfo } = reward;
      return { valid: true as const, campaignId, campaignDisplayInfo, reward };
    }),
  ),

  defineRoute(claimCode, ({ body, ...request }) =>
    changeOnce(request, { operation: 'bonus-code', body }, async (tx, player, now) =>
      writeOwn(tx, player, await claimByCode(tx, player, body, now), now),
    ),
  ),
];

import {
  activateBonus,
  answerAgreement,
  claimReward,
  forfeitBonus,
  listRewards,
  optIn,
  optOut,
  releaseQueued,
} from '#lib/bonuses/contract.ts';
import { managedCampaigns } from '#sandbox/data/content/promotions/promotions.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { writeBalanceMap } from '../../core/balance-map.ts';
import { badRequest } from '../../core/refusal.ts';
import { defineRoute, type Route } from '../../core/route.ts';
import { endBonus } from '../assignments/end-bonus.ts';
import { agreeToQueue, claimCampaign, startHeld } from '../claims.ts';
import { requireProgress } from '../conflict.ts';
import { findAssignment } from '../eligibility.ts';
import { changeOptIn } from '../opt-in.ts';
import { readRewards } from '../read-rewards.ts';
import { isOpen } from '../states.ts';
import { change, changeOnce, read } from './change.ts';
import { writeOwn } from './write-own.ts';

export const rewardRoutes: readonly Route[] = [
  defineRoute(listRewards, ({ playerId, query, context }) =>
    read(context, playerId, (tx, player, now) => readRewards(tx, player, query, managedCampaigns, now)),
  ),

  defineRoute(claimReward, ({ body, ...request }) =>
    changeOnce(request, { operation: 'bonus-claim', body }, async (tx, player, now) => {
      const { assignmentId, state } = await claimCampaign(tx, player, body, now);
      return { bonusAssignmentId: assignmentId, state };
    }),
  ),

  defineRoute(optIn, async ({ playerId, params: { campaignId }, context }) => {
    await change(context, playerId, (tx, player, now) => changeOptIn(tx, player, campaignId, true, now));
    return { optedIn: true as const };
  }),
  defineRoute(optOut, async ({ playerId, params: { campaignId }, context }) => {
    await change(context, playerId, (tx, player, now) => changeOptIn(tx, player, campaignId, false, now));
    return { optedIn: false as const };
  }),

  defineRoute(activateBonus, ({ body, ...request }) =>
    changeOnce(request, { operation: 'bonus-activate', body }, async (tx, player, now) =>
      writeOwn(tx, player, await startHeld(tx, player, 'activate', body, now), now),
    ),
  ),

  defineRoute(answerAgreement, async ({ playerId, body, context }) => {
    const bonus = await change(context, playerId, (tx, player, now) => agreeToQueue(tx, player, body, now));
    return { queuedPlayerBonusId: bonus?.state === 'QUEUED' ? bonus.assignmentId : null };
  }),

  defineRoute(forfeitBonus, ({ playerId, params: { bonusAssignmentId }, body, context }) =>
    change(context, playerId, async (tx, player, now) => {
      const assignment = await findAssignment(tx, player.id, bonusAssignmentId);
      if (!assignment || !isOpen(assignment.state)) throw badRequest('error.bonus.not_active');
      requireProgress(assignment, body.wageringProgress);
      await endBonus(tx, assignment, 'forfeit', { by: 'PLAYER', now });
      const balances = await readBalances(tx, playerId);
      return { balanceMap: balances ? writeBalanceMap(balances) : { main: [], locked: [], bonus: [] } };
    }),
  ),

  defineRoute(releaseQueued, ({ playerId, body: { queuedPlayerBonusId: bonusAssignmentId, replaces }, context }) =>
    change(context, playerId, async (tx, player, now) =>
      writeOwn(tx, player, await startHeld(tx, player, 'release', { bonusAssignmentId, replaces }, now), now),
    ),
  ),
];

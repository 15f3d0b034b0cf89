import { activateCashback, claimCashback, deactivateCashback, readCashback } from '#lib/bonuses/contract.ts';
import { defineRoute, type Route } from '../../core/route.ts';
import { payCashback, readProgress, switchCashback } from '../cashback/cashback.ts';
import { change, changeOnce, read } from './change.ts';

export const cashbackRoutes: readonly Route[] = [
  defineRoute(readCashback, ({ playerId, params: { campaignId }, context }) =>
    read(context, playerId, (tx, player, now) => readProgress(tx, player, campaignId, now)),
  ),
  defineRoute(activateCashback, ({ playerId, params: { campaignId }, context }) =>
    change(context, playerId, (tx, player, now) => switchCashback(tx, player, campaignId, true, now)),
  ),
  defineRoute(deactivateCashback, ({ playerId, params: { campaignId }, idempotencyKey, context }) => {
    const call = { playerId, key: idempotencyKey, operation: 'cashback-deactivate', body: { campaignId } };
    return changeOnce(context, call, (tx, player, now) => switchCashback(tx, player, campaignId, false, now));
  }),
  defineRoute(claimCashback, ({ playerId, params: { campaignId }, idempotencyKey, context }) => {
    const call = { playerId, key: idempotencyKey, operation: 'cashback-claim', body: { campaignId } };
    return changeOnce(context, call, (tx, player, now) => payCashback(tx, player, campaignId, now));
  }),
];

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
  defineRoute(deactivateCashback, ({ params: { campaignId }, ...request }) =>
    changeOnce(request, { operation: 'cashback-deactivate', body: { campaignId } }, (tx, player, now) =>
      switchCashback(tx, player, campaignId, false, now),
    ),
  ),
  defineRoute(claimCashback, ({ params: { campaignId }, ...request }) =>
    changeOnce(request, { operation: 'cashback-claim', body: { campaignId } }, (tx, player, now) =>
      payCashback(tx, player, campaignId, now),
    ),
  ),
];

import { listSportsbookRewards } from '#lib/bonuses/contract.ts';
import { toWire } from '#lib/core/money/money.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { defineRoute, type Route } from '../../core/route.ts';
import { readFacts } from '../eligibility.ts';
import { read } from './change.ts';

export const sportsbookRoutes: readonly Route[] = [
  defineRoute(listSportsbookRewards, ({ playerId, context }) =>
    read(context, playerId, async (tx, player) => {
      const { bonus = [] } = (await readBalances(tx, playerId)) ?? {};
      const { assignments } = await readFacts(tx, player);
      return bonus.flatMap(({ vertical, assignmentId, money }) => {
        const expiresAt = assignments.find((one) => one.assignmentId === assignmentId && one.state === 'ACTIVE')?.expiresAt;
        if (vertical !== 'FREE_BET' || money.minor === 0 || !expiresAt) return [];
        const { currency } = money;
        return [
          { id: assignmentId, type: 'FREE_BET' as const, amount: toWire(money), currency, expiresAt: expiresAt.toISOString() },
        ];
      });
    }),
  ),
];

import { claimFreeSpins, readFreeSpinProgress, readFreeSpins } from '#lib/bonuses/contract.ts';
import { defineRoute, type Route } from '../../core/route.ts';
import { claimSpins, requireSpins, writeSpins } from '../free-spins.ts';
import { change, read } from './change.ts';

export const spinRoutes: readonly Route[] = [
  ...[readFreeSpins, readFreeSpinProgress].map((endpoint) =>
    defineRoute(endpoint, ({ playerId, params: { bonusAssignmentId }, context }) =>
      read(context, playerId, async (tx, player) => {
        const { assignment, spins } = await requireSpins(tx, player, bonusAssignmentId);
        return writeSpins(assignment, spins);
      }),
    ),
  ),
  defineRoute(claimFreeSpins, ({ playerId, params: { bonusAssignmentId }, body: { replaces }, context }) =>
    change(context, playerId, (tx, player, now) => claimSpins(tx, player, { bonusAssignmentId, replaces }, now)),
  ),
];

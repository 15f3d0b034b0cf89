import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { AnyRouteRequest } from '../../core/route.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { type IdempotentCall, runIdempotent } from '../../players/idempotency.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { hasFreeQueue } from '../assignments/end-bonus.ts';
import { expireDue, hasDue } from '../assignments/expire-due.ts';
import { requireBonuses } from '../eligibility.ts';

export type Context = Pick<SandboxContext, 'database' | 'clock'>;

type Work<Result> = (tx: Database, player: Player, now: Date) => Promise<Result>;

/**
 * Runs a change of a player's bonuses under their lock, with those ended whose time has passed, and those begun that wait behind
 * none.
 */
export function change<Result>({ database, clock }: Context, playerId: string, work: Work<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    const player = await lockPlayerAndMoney(tx, playerId);
    const now = clock.now();
    await expireDue(tx, player.id, now);
    return work(tx, player, now);
  });
}

/**
 * Reads a player's bonuses as they are at one moment, without the lock that stakes wait for. What is due is ended and begun before,
 * under it.
 */
export async function read<Result>(context: Context, playerId: string, work: Work<Result>): Promise<Result> {
  const { database, clock } = context;
  const id = Number(playerId);
  if ((await hasDue(database, id, clock.now())) || (await hasFreeQueue(database, id, clock.now()))) {
    await change(context, playerId, async () => undefined);
  }
  return database.transaction(
    async (tx) => {
      const player = await requireKnownPlayer(tx, playerId);
      await requireBonuses(tx, player, clock.now());
      return work(tx, player, clock.now());
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type KeyedRequest = Pick<AnyRouteRequest, 'playerId' | 'idempotencyKey' | 'context'>;

/** As `change`, once per idempotency key. */
export function changeOnce<Result>(
  { playerId, idempotencyKey: key, context: { database, clock } }: KeyedRequest,
  request: Pick<IdempotentCall, 'operation' | 'body'>,
  work: Work<Result>,
): Promise<Result> {
  const now = clock.now();
  return runIdempotent(database, { playerId, key, ...request }, now, async (tx, player) => {
    await expireDue(tx, player.id, now);
    return work(tx, player, now);
  });
}

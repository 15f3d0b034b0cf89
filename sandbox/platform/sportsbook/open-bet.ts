import type { Database } from '#sandbox/database/database.ts';
import { type Posting, post } from '#sandbox/ledger/post.ts';
import type { Player } from '../players/tables.ts';
import { readStakeable } from './accounts.ts';
import { lockPlayer } from './bettor.ts';
import { findBet } from './book-once.ts';
import { readDebt } from './debt.ts';
import { sportsRefusal } from './refusals.ts';
import type { SportsBet } from './tables.ts';

/** A bet whose stake was taken, with its player, locked. */
export interface KnownBet {
  readonly bet: SportsBet;
  readonly player: Player;
}

/** The bet of a call, whatever the state of its session and player. Throws BET_UNKNOWN; BET_ENDED if it was voided before it came. */
export async function lockBet(tx: Database, betId: string): Promise<KnownBet> {
  const found = await findBet(tx, betId);
  if (!found) throw sportsRefusal('BET_UNKNOWN');
  if (found.playerId === null) throw sportsRefusal('BET_ENDED');
  return { bet: found, player: await lockPlayer(tx, found.playerId) };
}

/** The same, of a bet that has not ended. */
export async function lockOpenBet(tx: Database, betId: string): Promise<KnownBet> {
  const known = await lockBet(tx, betId);
  if (known.bet.state !== 'OPEN') throw sportsRefusal('BET_ENDED');
  return known;
}

/** Books a movement of a bet. */
export async function postForBet(
  tx: Database,
  { bet, player }: KnownBet,
  posting: Pick<Posting, 'referenceId' | 'type' | 'entries' | 'attemptedMinor'>,
  now: Date,
): Promise<void> {
  await post(tx, {
    ...posting,
    playerId: String(player.id),
    currency: player.currencyCode,
    at: now,
    category: bet.category ?? 'SPORTS',
    status: 'SUCCESS',
    roundId: bet.betId,
  });
}

export async function writeSettled(tx: Database, playerId: number) {
  return { balanceMinor: await readStakeable(tx, playerId), uncollectedMinor: await readDebt(tx, playerId) };
}

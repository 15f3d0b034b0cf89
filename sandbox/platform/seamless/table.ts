import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { refuseGame } from './refusals.ts';
import { type GameRound, type GameSession, gameRoundTable, gameSessionTable, gameTransactionTable } from './tables.ts';

export interface Seat {
  readonly session: GameSession & { readonly playerId: number };
  readonly player: Player;
}

/**
 * The session and its player, whose row is locked until the transaction ends: what is decided about his stakes is decided
 * one after the other. Throws SESSION_CLOSED for a session that is unknown or not for money.
 */
export async function takeSeat(tx: Database, sessionId: string): Promise<Seat> {
  const [found] = await tx
    .select({ session: gameSessionTable, player: playerTable })
    .from(gameSessionTable)
    .innerJoin(playerTable, eq(playerTable.id, gameSessionTable.playerId))
    .where(and(eq(gameSessionTable.sessionId, sessionId), eq(gameSessionTable.mode, 'real')))
    .for('no key update', { of: playerTable });
  if (!found) throw refuseGame('SESSION_CLOSED');
  return { session: { ...found.session, playerId: found.player.id }, player: found.player };
}

export async function findTransaction(tx: Database, provider: string, txId: string) {
  const { provider: ofProvider, txId: id } = gameTransactionTable;
  const [known] = await tx
    .select()
    .from(gameTransactionTable)
    .where(and(eq(ofProvider, provider), eq(id, txId)));
  return known;
}

/** The player's round; another player's is as unknown as none. */
export async function findRound(tx: Database, { session }: Seat, roundId: string): Promise<GameRound | undefined> {
  const [round] = await tx
    .select()
    .from(gameRoundTable)
    .where(and(eq(gameRoundTable.provider, session.provider), eq(gameRoundTable.roundId, roundId)));
  if (round && round.playerId !== session.playerId) throw refuseGame('ROUND_UNKNOWN');
  return round;
}

/** What one account of the player has, in the order in which a stake takes it: main money first (decisions §2.9). */
export interface Purse {
  readonly account: AccountName;
  readonly minor: number;
}

const purseSchema = z.array(z.object({ assignment: z.string().nullable(), minor: z.coerce.number().int() }));

/** What the player may stake on a game of this kind: his money, and the bonuses of its vertical. Empty without a wallet. */
export async function readPurses(
  tx: Database,
  { playerId, category }: { readonly playerId: number; readonly category: string },
): Promise<readonly Purse[]> {
  const rows = await tx.execute(sql`select assignment_id as assignment, balance_minor as minor from account
    where player_id = ${playerId} and (kind = 'main' or (kind = 'bonus' and vertical = ${category})) order by kind desc, id`);
  return purseSchema
    .parse(rowsOf(rows))
    .map(({ assignment, minor }) => ({ account: assignment === null ? 'main' : `bonus:${assignment}`, minor }));
}

export function sumOf(purses: readonly Purse[]): number {
  return purses.reduce((sum, { minor }) => sum + minor, 0);
}

/** Names a provider's transaction in the ledger. */
export function referenceOf(provider: string, txId: string): string {
  return `game:${provider}:${txId}`;
}

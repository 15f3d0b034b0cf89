import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import { refuseGame } from './refusals.ts';

const minor = z.number().int();
const amounts = z.record(z.string(), minor);
const category = z.enum(['CASINO', 'LIVE_CASINO']);

const seatSchema = z.object({
  sessionId: z.string(),
  playerId: z.number().int(),
  gameId: z.string(),
  provider: z.string(),
  category,
  currency: z.string(),
  isClosed: z.boolean(),
  flags: z.object({ casino: z.boolean(), liveCasino: z.boolean(), payout: z.boolean() }),
  status: z.string(),
  block: z.object({ until: z.string().nullable(), initiator: z.enum(['PLAYER', 'OPERATOR']), cooling: z.boolean() }).nullable(),
  multibrandSuspended: z.boolean(),
  market: z.string(),
});
export type Seat = z.output<typeof seatSchema>;

const lookSchema = z.object({
  seat: seatSchema,
  /** What was asked under this id before. */
  known: z
    .object({
      kind: z.enum(['BET', 'WIN', 'ROLLED_BACK']),
      sessionId: z.string(),
      roundId: z.string().nullable(),
      amountMinor: minor,
      bonusPartMinor: minor,
      entries: amounts,
      balanceMinor: minor,
    })
    .nullable(),
  round: z
    .object({
      roundId: z.string(),
      playerId: z.number().int(),
      gameId: z.string(),
      category,
      stakedMinor: minor,
      /** What bonus accounts gave to the stake. */
      bonusStakes: amounts,
      isEnded: z.boolean(),
    })
    .nullable(),
  purses: z.array(z.object({ assignment: z.string().nullable(), minor })),
  has_limits: z.boolean(),
  /** What a bonus says of the session's game; no most for a game that it closes. */
  limitation: z.object({ statusCode: z.enum(['GAME_EXCLUDED', 'MAX_BET']), maxBetMinor: minor.nullable() }).nullable(),
});

/** What one account of the player has. */
export interface Purse {
  readonly account: AccountName;
  readonly minor: number;
}

export type Look = Awaited<ReturnType<typeof look>>;

/**
 * The session, its player, and what is known of a transaction and its round; `purses` in the order in which a stake takes
 * them, main money first (decisions §2.9). The player is locked until the transaction ends. Throws SESSION_CLOSED for a
 * session that is unknown or not for money, ROUND_UNKNOWN for another player's round.
 */
export async function look(tx: Database, sessionId: string, txId = '', roundId: string | null = null) {
  const [row] = rowsOf(await tx.execute(sql`select * from game_look(${sessionId}, ${txId}, ${roundId})`));
  if (!row) throw refuseGame('SESSION_CLOSED');
  const { seat, known, round, purses, has_limits: hasLimits, limitation } = lookSchema.parse(row);
  if (round && round.playerId !== seat.playerId) throw refuseGame('ROUND_UNKNOWN');
  return {
    seat,
    known,
    round,
    hasLimits,
    limitation,
    purses: purses.map(nameAccount),
    balanceMinor: purses.reduce((sum, each) => sum + each.minor, 0),
  };
}

function nameAccount({ assignment, minor: left }: { readonly assignment: string | null; readonly minor: number }): Purse {
  return { account: assignment === null ? 'main' : `bonus:${assignment}`, minor: left };
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { moneyTypes } from '#lib/bonuses/fields.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import { gameRefusal } from './refusals.ts';

const minor = z.number().int();
const amounts = z.record(z.string(), minor);
const category = z.enum(['CASINO', 'LIVE_CASINO']);

const sessionSchema = z.object({
  sessionId: z.string(),
  playerId: z.number().int(),
  gameId: z.string(),
  provider: z.string(),
  category,
  currency: z.string(),
  flags: z.object({ casino: z.boolean(), liveCasino: z.boolean(), payout: z.boolean() }),
  status: z.string(),
  block: z.object({ until: z.string().nullable(), initiator: z.enum(['PLAYER', 'OPERATOR']), cooling: z.boolean() }).nullable(),
  multibrandSuspended: z.boolean(),
  market: z.string(),
  countryCode: z.string(),
  province: z.string().nullable(),
});
export type ActiveSession = z.output<typeof sessionSchema> & { readonly isClosed: boolean };

/** A row of the SQL function `game_read`, with the person's exclusions. */
const stateSchema = z.object({
  seat: sessionSchema,
  /** The answer already given under this id. */
  known: z
    .object({
      kind: z.enum(['BET', 'WIN', 'REFUSED', 'ROLLED_BACK']),
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
      /** Parts of the stake paid by bonus accounts. */
      bonusStakes: amounts,
      isEnded: z.boolean(),
    })
    .nullable(),
  purses: z.array(z.object({ assignment: z.string().nullable(), minor })),
  has_limits: z.boolean(),
  /** DEC-RGA-4: the entries of the person in the register of exclusions. */
  exclusions: z.array(z.object({ source: z.enum(['ACCOUNT', 'REGISTER']), until: z.coerce.date().nullable() })),
  /** Whether the player may be a person who has another account, which an operator decides. */
  is_under_review: z.boolean(),
  is_closed: z.boolean(),
  /** A bonus limitation of the session's game; `maxBetMinor` is null for an excluded game. */
  limitation: z.object({ statusCode: z.enum(['GAME_EXCLUDED', 'MAX_BET']), maxBetMinor: minor.nullable() }).nullable(),
  /** The active bonus of the session's category. */
  bonus: z
    .object({
      assignmentId: z.string(),
      moneyType: z.enum(moneyTypes),
      requiredMinor: minor,
      progressCenti: minor,
      maxBetMinor: minor.nullable(),
      expiresAt: z.coerce.date().nullable(),
      excludedGames: z.array(z.string()),
    })
    .nullable(),
});

/** The balance of one of the player's accounts. */
export interface AccountBalance {
  readonly account: AccountName;
  readonly minor: number;
}

export type GameState = Awaited<ReturnType<typeof readGameState>>;

/**
 * Reads the session, its player, and a transaction with its round; `accounts` in the order in which a stake debits them, main
 * money first. Locks the player until the transaction ends. Throws SESSION_CLOSED for a session that is unknown or for fun.
 */
export async function readGameState(tx: Database, sessionId: string, txId = '', roundId: string | null = null) {
  const entries = sql`select coalesce(jsonb_agg(jsonb_build_object('source', e.source, 'until', e.until)), '[]')
    from player p join exclusion_register e on e.person_hash = p.identity_hash where p.id = (g.seat ->> 'playerId')::bigint`;
  // The function takes a review for a closed session, which would keep an open round from its end.
  const closed = sql`select s.closed_at is not null from game_session s where s.session_id = ${sessionId}`;
  const review = sql`select p.identity_review from player p where p.id = (g.seat ->> 'playerId')::bigint`;
  const [row] = rowsOf(
    await tx.execute(
      sql`select g.*, (${entries}) as exclusions, (${review}) as is_under_review, (${closed}) as is_closed from game_read(${sessionId}, ${txId}, ${roundId}) g`,
    ),
  );
  if (!row) throw gameRefusal('SESSION_CLOSED');
  const {
    seat: session,
    known,
    round,
    purses,
    has_limits: hasLimits,
    exclusions,
    limitation,
    bonus,
    ...rest
  } = stateSchema.parse(row);
  return {
    session: { ...session, isClosed: rest.is_closed },
    isUnderReview: rest.is_under_review,
    known,
    round,
    hasLimits,
    exclusions,
    limitation,
    bonus,
    accounts: purses.map(nameAccount),
    balanceMinor: purses.reduce((sum, each) => sum + each.minor, 0),
  };
}

function nameAccount({
  assignment,
  minor: balance,
}: {
  readonly assignment: string | null;
  readonly minor: number;
}): AccountBalance {
  return { account: assignment === null ? 'main' : `bonus:${assignment}`, minor: balance };
}

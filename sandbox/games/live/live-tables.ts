import { hash, randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { ownValue } from '#lib/core/own-value.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type Bets, betsSchema, priceOf } from '../engines/bets.ts';
import { parseOrUndefined } from '../engines/engine.ts';
import { type Outcome, tableRules } from '../engines/live/tables.ts';
import type { RandomSource } from '../engines/random-source.ts';
import { limitsOf } from '../engines/registry.ts';
import { createKeyedLock } from '../play/keyed-lock.ts';
import { ownerOf, sessionsOfOwner } from '../play/sessions.ts';
import { liveRoundTable, type PlayRound, type PlaySession, playRoundTable, playSessionTable } from '../play/tables.ts';
import { newTxId, type Wallet } from '../play/wallet.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { phaseAt, type RoundTimes } from './phases.ts';
import { findRefusal, storeRefusal } from './refused-requests.ts';
import { tableAt } from './seats.ts';

const shownRounds = 12;
const awayMs = 20_000;
/** An idempotency key is remembered for this many rounds. */
const keyRounds = 40;

export interface LiveTablesPorts {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly source: RandomSource;
  readonly realNow: () => number;
  /** Virtual time: the tables' opening hours follow it. */
  readonly now: () => Date;
  readonly times: RoundTimes;
}

interface NewBets {
  readonly tableRound: number;
  readonly bets: Bets;
  readonly idempotencyKey: string;
}

export type LiveTables = ReturnType<typeof createLiveTables>;

/** Live tables: rounds run by the clock, with one outcome for all seats that is drawn only after bets are closed. */
export function createLiveTables({ database, wallet, source, realNow, now: businessNow, times }: LiveTablesPorts) {
  const runExclusive = createKeyedLock();
  const timers = new Map<string, NodeJS.Timeout>();
  const seen = new Map<string, Map<string, number>>();

  const numberOf = ({ code }: GameProfile) => Number(code.replace('tbl_', '')) - 101;
  const rulesOf = ({ table }: GameProfile) => tableRules[table?.kind ?? 'roulette'];
  const phaseOf = (game: GameProfile) => phaseAt(numberOf(game), realNow(), times);
  const keyOf = (game: GameProfile, tableRound: number) => `${game.slug} ${tableRound}`;
  const seatOf = (game: GameProfile, tableRound: number, session: PlaySession) =>
    `${keyOf(game, tableRound)} ${ownerOf(session)}`;

  /** The outcomes of rounds whose bets are closed; missing ones are drawn once, on first request. */
  async function outcomesOf(game: GameProfile, tableRounds: readonly number[]): Promise<ReadonlyMap<number, Outcome>> {
    const readAll = () =>
      database
        .select()
        .from(liveRoundTable)
        .where(and(eq(liveRoundTable.game, game.slug), inArray(liveRoundTable.tableRound, [...tableRounds])));
    let rows = await readAll();
    const missing = tableRounds.filter((round) => !rows.some(({ tableRound }) => tableRound === round));
    if (missing.length > 0) {
      const drawn = missing.map((tableRound) => ({
        game: game.slug,
        tableRound,
        outcome: rulesOf(game).draw(source),
        drawnAt: new Date(realNow()),
      }));
      await database.insert(liveRoundTable).values(drawn).onConflictDoNothing();
      rows = await readAll();
    }
    return new Map(rows.map(({ tableRound, outcome }) => [tableRound, outcome]));
  }

  /** A player's chips on a round, from all of the player's sessions. */
  async function chipsOf(session: PlaySession, tableRound: number): Promise<PlayRound | undefined> {
    const isOwn = inArray(playRoundTable.sessionId, sessionsOfOwner(database, session));
    const isOfRound = and(eq(playRoundTable.game, session.game), eq(playRoundTable.tableRound, tableRound));
    return (await database.select().from(playRoundTable).where(and(isOfRound, isOwn)))[0];
  }

  /** The player's round that a request with this key added chips to. */
  async function roundOfKey(
    session: PlaySession,
    { tableRound, idempotencyKey }: { tableRound: number; idempotencyKey: string },
  ) {
    const isRecent = and(eq(playRoundTable.game, session.game), gte(playRoundTable.tableRound, tableRound - keyRounds));
    const isOwn = inArray(playRoundTable.sessionId, sessionsOfOwner(database, session));
    const hasKey = sql`jsonb_exists(${playRoundTable.betRequests}, ${idempotencyKey})`;
    return (
      await database
        .select()
        .from(playRoundTable)
        .where(and(isRecent, isOwn, hasKey))
    )[0];
  }

  /** Places chips once per key; a repeat gets the first answer, accepted or refused. */
  async function placeOnce(session: PlaySession, game: GameProfile, bets: NewBets) {
    const { tableRound, idempotencyKey: key } = bets;
    const requestHash = hash('sha256', JSON.stringify([tableRound, Object.entries(bets.bets).sort()]));
    const request = { owner: ownerOf(session), key, request: requestHash };
    const refusal = await findRefusal(database, request);
    if (refusal) return refusal;
    const answer = await placeBets(session, game, bets, requestHash);
    if (answer.kind === 'refused') await storeRefusal(database, request, answer, new Date(realNow()));
    return answer;
  }

  async function placeBets(session: PlaySession, game: GameProfile, request: NewBets, requestHash: string) {
    const { tableRound, idempotencyKey } = request;
    const known = await roundOfKey(session, request);
    if (known) {
      if (ownValue(known.betRequests, idempotencyKey) !== requestHash) return { kind: 'refused', code: 'KEY_REUSED' } as const;
      // A retry after a lost response.
      const balanceMinor = (await wallet.balanceOf(session)) ?? session.balanceMinor;
      return { kind: 'placed', roundId: known.roundId, bets: known.bets ?? {}, balanceMinor } as const;
    }
    const before = await chipsOf(session, tableRound);
    const now = phaseOf(game);
    if (now.phase !== 'bets' || now.tableRound !== tableRound) return { kind: 'refused', code: 'BETS_CLOSED' } as const;
    if (!tableAt(game, businessNow()).open) return { kind: 'refused', code: 'TABLE_CLOSED' } as const;
    const rules = rulesOf(game);
    const all = { ...before?.bets };
    for (const [place, minor] of Object.entries(request.bets)) all[place] = (ownValue(all, place) ?? 0) + minor;
    const limits = limitsOf(game, session.currency, rules.unit);
    const total = priceOf(all, limits, rules.isPlace);
    const price = priceOf(request.bets, limits, rules.isPlace);
    if (total === undefined || price === undefined) return { kind: 'refused', code: 'NOT_ALLOWED' } as const;
    const roundId = before?.roundId ?? `r_${randomUUID()}`;
    const txId = newTxId(roundId);
    const taken = await wallet.takeStake(session, roundId, txId, price);
    if (taken.kind === 'refused') return taken;
    const { sessionId } = session;
    const row = { roundId, sessionId, game: game.slug, tableRound, openedAt: new Date(realNow()) };
    const betRequests = { ...before?.betRequests, [idempotencyKey]: requestHash };
    const chips = { stakeMinor: total, bets: all, betRequests };
    const stored = database.transaction(async (tx) => {
      await wallet.confirmStake(tx, txId);
      await tx
        .insert(playRoundTable)
        .values({ ...row, ...chips })
        .onConflictDoUpdate({ target: playRoundTable.roundId, set: chips });
    });
    await stored.catch(async (error: unknown) => {
      await wallet.refundStake(session, roundId, txId, price);
      throw error;
    });
    schedulePayOut(game, tableRound, now.closesAt);
    return { kind: 'placed', roundId, bets: all, balanceMinor: taken.balanceMinor } as const;
  }

  /** Pays a round once its bets are closed. */
  function schedulePayOut(game: GameProfile, tableRound: number, closesAt: number): void {
    const key = keyOf(game, tableRound);
    if (timers.has(key)) return;
    const timer = setTimeout(
      () => {
        timers.delete(key);
        void payOut(game, tableRound).catch((error: unknown) => {
          console.error('games: a table could not be paid', error instanceof Error ? error.name : 'unknown');
          schedulePayOut(game, tableRound, realNow() + 5_000);
        });
      },
      Math.max(0, closesAt - realNow()),
    );
    timers.set(key, timer);
  }

  /** In parallel, so that one slow wallet call does not delay the other seats. */
  async function payOut(game: GameProfile, tableRound: number): Promise<void> {
    const isOpen = and(
      eq(playRoundTable.game, game.slug),
      eq(playRoundTable.tableRound, tableRound),
      isNull(playRoundTable.endedAt),
    );
    const seats = await database
      .select({ session: playSessionTable })
      .from(playRoundTable)
      .innerJoin(playSessionTable, eq(playSessionTable.sessionId, playRoundTable.sessionId))
      .where(isOpen);
    await Promise.all(seats.map(({ session }) => paySeat(game, tableRound, session)));
  }

  /** Waits for bets of the same seat that are still being placed. */
  const paySeat = (game: GameProfile, tableRound: number, session: PlaySession) =>
    runExclusive(seatOf(game, tableRound, session), async () => {
      const round = await chipsOf(session, tableRound);
      if (!round || round.endedAt) return;
      const outcome = (await outcomesOf(game, [tableRound])).get(tableRound);
      if (!outcome) throw new Error('the round has no outcome');
      const winMinor = rulesOf(game).winOf(round.bets ?? {}, outcome);
      const win = await database.transaction(async (tx) => {
        const ended = { winMinor, endedAt: new Date(realNow()) };
        await tx.update(playRoundTable).set(ended).where(eq(playRoundTable.roundId, round.roundId));
        return wallet.recordWin(tx, session, round.roundId, winMinor);
      });
      await wallet.payWin(session, win);
    });

  function playersAt(game: GameProfile): number {
    const present = seen.get(game.slug);
    if (!present) return 0;
    for (const [player, at] of present) if (at < realNow() - awayMs) present.delete(player);
    return present.size;
  }

  return {
    /** Places chips on the current round, in a real-money session; a repeated `idempotencyKey` gets the first answer, and is refused with other chips. */
    placeBets(
      session: PlaySession,
      request: { readonly tableRound: number; readonly bets: unknown; readonly idempotencyKey: string },
    ) {
      const game = findGame(session.game);
      const bets = parseOrUndefined(betsSchema, request.bets);
      if (!game || !bets || session.mode !== 'real') return Promise.resolve({ kind: 'refused', code: 'NOT_ALLOWED' } as const);
      const { tableRound, idempotencyKey } = request;
      return runExclusive(seatOf(game, tableRound, session), () =>
        placeOnce(session, game, { tableRound, bets, idempotencyKey }),
      );
    },

    /** The state of a table as one seat sees it; marks the player as present. */
    async readTable(session: PlaySession, game: GameProfile) {
      const present = seen.get(game.slug) ?? new Map<string, number>();
      seen.set(game.slug, present.set(ownerOf(session), realNow()));
      const now = phaseOf(game);
      const last = now.phase === 'result' ? now.tableRound : now.tableRound - 1;
      // The seat is paid before it sees the outcome, so that its win is in the reply.
      if (now.phase === 'result') await paySeat(game, now.tableRound, session);
      const rounds = Array.from({ length: shownRounds }, (_, index) => last - index);
      const outcomes = await outcomesOf(game, rounds);
      const own = await chipsOf(session, now.tableRound);
      return {
        ...now,
        ...times,
        now: realNow(),
        history: rounds.flatMap((round) => outcomes.get(round) ?? []),
        outcome: now.phase === 'result' ? outcomes.get(now.tableRound) : undefined,
        ...tableAt(game, businessNow()),
        players: playersAt(game),
        bets: own?.bets ?? {},
        stakeMinor: own?.stakeMinor ?? 0,
        winMinor: own?.winMinor ?? 0,
        roundId: own?.roundId,
      };
    },

    /** Schedules the rounds that an earlier run of the process left unpaid. */
    async resume(): Promise<void> {
      const unpaid = await database
        .select()
        .from(playRoundTable)
        .where(and(isNotNull(playRoundTable.tableRound), isNull(playRoundTable.endedAt)))
        .orderBy(desc(playRoundTable.openedAt));
      for (const { game: slug, tableRound } of unpaid) {
        const game = findGame(slug);
        if (!game || tableRound === null) continue;
        const now = phaseOf(game);
        schedulePayOut(game, tableRound, now.tableRound === tableRound ? now.closesAt : realNow());
      }
    },

    close(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

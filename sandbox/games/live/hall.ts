import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Bets, betsSchema, priceOf } from '../engines/bets.ts';
import { read } from '../engines/engine.ts';
import { type Outcome, tableRules } from '../engines/live/tables.ts';
import { limitsOf } from '../engines/registry.ts';
import type { Source } from '../engines/source.ts';
import { createQueues } from '../play/one-at-a-time.ts';
import { ownerOf, sessionsOfOwner } from '../play/sessions.ts';
import { liveRoundTable, type PlayRound, type PlaySession, playRoundTable, playSessionTable } from '../play/tables.ts';
import { newTxId, type Wallet } from '../play/wallet.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { phaseAt, type RoundTimes } from './phases.ts';
import { tableAt } from './seats.ts';

const shownRounds = 12;
const awayMs = 20_000;

export interface HallPorts {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly source: Source;
  readonly realNow: () => number;
  /** Business time: it opens and shuts the tables. */
  readonly now: () => Date;
  readonly times: RoundTimes;
}

export type Hall = ReturnType<typeof createHall>;

/** The live tables: rounds that run by the clock, one outcome for every seat, drawn when the chips are down and not before. */
export function createHall({ database, wallet, source, realNow, now: businessNow, times }: HallPorts) {
  const queue = createQueues();
  const timers = new Map<string, NodeJS.Timeout>();
  const seen = new Map<string, Map<string, number>>();

  const numberOf = ({ code }: GameProfile) => Number(code.replace('tbl_', '')) - 101;
  const rulesOf = ({ table }: GameProfile) => tableRules[table?.kind ?? 'roulette'];
  const phaseOf = (game: GameProfile) => phaseAt(numberOf(game), realNow(), times);
  const keyOf = (game: GameProfile, tableRound: number) => `${game.slug} ${tableRound}`;
  const seatOf = (game: GameProfile, tableRound: number, session: PlaySession) =>
    `${keyOf(game, tableRound)} ${ownerOf(session)}`;

  /** The outcome of a round whose chips are down; drawn once, whoever asks first. */
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

  /** A player's chips on a round, whichever of his pages laid them. */
  async function chipsOf(session: PlaySession, tableRound: number): Promise<PlayRound | undefined> {
    const isOwn = inArray(playRoundTable.sessionId, sessionsOfOwner(database, session));
    const isOfRound = and(eq(playRoundTable.game, session.game), eq(playRoundTable.tableRound, tableRound));
    return (await database.select().from(playRoundTable).where(and(isOfRound, isOwn)))[0];
  }

  async function place(session: PlaySession, game: GameProfile, asked: { tableRound: number; bets: Bets; wish: string }) {
    const before = await chipsOf(session, asked.tableRound);
    // Sent again, because the answer was lost: these chips are down already.
    if (before?.wish === asked.wish) {
      const balanceMinor = (await wallet.balanceOf(session)) ?? session.balanceMinor;
      return { kind: 'placed', roundId: before.roundId, bets: before.bets ?? {}, balanceMinor } as const;
    }
    const now = phaseOf(game);
    if (now.phase !== 'bets' || now.tableRound !== asked.tableRound) return { kind: 'refused', code: 'BETS_CLOSED' } as const;
    if (!tableAt(game, businessNow()).open) return { kind: 'refused', code: 'TABLE_CLOSED' } as const;
    const rules = rulesOf(game);
    const all = { ...before?.bets };
    for (const [spot, minor] of Object.entries(asked.bets)) all[spot] = (all[spot] ?? 0) + minor;
    const limits = limitsOf(game, session.currency, rules.unit);
    const total = priceOf(all, limits, rules.isPlace);
    const price = priceOf(asked.bets, limits, rules.isPlace);
    if (total === undefined || price === undefined) return { kind: 'refused', code: 'NOT_ALLOWED' } as const;
    const roundId = before?.roundId ?? `r_${randomUUID()}`;
    const txId = newTxId(roundId);
    const taken = await wallet.take(session, roundId, txId, price);
    if (taken.kind === 'refused') return taken;
    const { sessionId } = session;
    const row = { roundId, sessionId, game: game.slug, tableRound: asked.tableRound, openedAt: new Date(realNow()) };
    const chips = { stakeMinor: total, bets: all, wish: asked.wish };
    const keep = database.transaction(async (tx) => {
      await wallet.confirm(tx, txId);
      await tx
        .insert(playRoundTable)
        .values({ ...row, ...chips })
        .onConflictDoUpdate({ target: playRoundTable.roundId, set: chips });
    });
    await keep.catch(async (error: unknown) => {
      await wallet.giveBack(session, roundId, txId, price);
      throw error;
    });
    payLater(game, asked.tableRound, now.closesAt);
    return { kind: 'placed', roundId, bets: all, balanceMinor: taken.balanceMinor } as const;
  }

  /** Pays a round when its chips are down. */
  function payLater(game: GameProfile, tableRound: number, closesAt: number): void {
    const key = keyOf(game, tableRound);
    if (timers.has(key)) return;
    const timer = setTimeout(
      () => {
        timers.delete(key);
        void payOut(game, tableRound).catch((error: unknown) => {
          console.error('games: a table could not be paid', error instanceof Error ? error.name : 'unknown');
          payLater(game, tableRound, realNow() + 5_000);
        });
      },
      Math.max(0, closesAt - realNow()),
    );
    timers.set(key, timer);
  }

  /** Every seat by itself: a wallet that is slow for one keeps nobody else waiting. */
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

  /** After the chips that are on their way to the same seat. */
  const paySeat = (game: GameProfile, tableRound: number, session: PlaySession) =>
    queue(seatOf(game, tableRound, session), async () => {
      const round = await chipsOf(session, tableRound);
      if (!round || round.endedAt) return;
      const outcome = (await outcomesOf(game, [tableRound])).get(tableRound);
      if (!outcome) throw new Error('the round has no outcome');
      const winMinor = rulesOf(game).winOf(round.bets ?? {}, outcome);
      const owed = await database.transaction(async (tx) => {
        const ended = { winMinor, endedAt: new Date(realNow()) };
        await tx.update(playRoundTable).set(ended).where(eq(playRoundTable.roundId, round.roundId));
        return wallet.owe(tx, session, round.roundId, winMinor);
      });
      await wallet.pay(session, owed);
    });

  function playersAt(game: GameProfile): number {
    const there = seen.get(game.slug);
    if (!there) return 0;
    for (const [player, at] of there) if (at < realNow() - awayMs) there.delete(player);
    return there.size;
  }

  return {
    /** Lays chips on the running round, for a session for money; a wish that comes again lays them once. */
    place(session: PlaySession, asked: { readonly tableRound: number; readonly bets: unknown; readonly wish: string }) {
      const game = findGame(session.game);
      const bets = read(betsSchema, asked.bets);
      if (!game || !bets || session.mode !== 'real') return Promise.resolve({ kind: 'refused', code: 'NOT_ALLOWED' } as const);
      const { tableRound, wish } = asked;
      return queue(seatOf(game, tableRound, session), () => place(session, game, { tableRound, bets, wish }));
    },

    /** The table as a seat sees it. */
    async look(session: PlaySession, game: GameProfile) {
      const there = seen.get(game.slug) ?? new Map<string, number>();
      seen.set(game.slug, there.set(ownerOf(session), realNow()));
      const now = phaseOf(game);
      const last = now.phase === 'result' ? now.tableRound : now.tableRound - 1;
      // Whoever laid chips is paid before he is shown the outcome.
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

    /** Takes up the rounds that a former run left unpaid. */
    async resume(): Promise<void> {
      const left = await database
        .select()
        .from(playRoundTable)
        .where(and(isNotNull(playRoundTable.tableRound), isNull(playRoundTable.endedAt)))
        .orderBy(desc(playRoundTable.openedAt));
      for (const { game: slug, tableRound } of left) {
        const game = findGame(slug);
        if (!game || tableRound === null) continue;
        const now = phaseOf(game);
        payLater(game, tableRound, now.tableRound === tableRound ? now.closesAt : realNow());
      }
    },

    close(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

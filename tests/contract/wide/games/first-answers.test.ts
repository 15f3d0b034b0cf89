import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { CallError } from '#lib/core/api/errors.ts';
import { changeDepositLimit } from '#lib/protection/limits/contract.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openSportsbook } from '../../../fixtures/sandbox/sports/sportsbook.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

const runs = Number(process.env.FIRST_ANSWER_RUNS ?? 25);

/** A stake under one of four ids, its rollback, or money from elsewhere; each is sent so many times at once. */
const actionArb = fc.record({
  kind: fc.constantFrom('stake', 'stake', 'stake', 'back', 'pay', 'take'),
  id: fc.integer({ min: 0, max: 3 }),
  copies: fc.integer({ min: 1, max: 4 }),
});
/** What each id stakes, and the actions that are concurrent with one another, in turns. */
const storyArb = fc.record({
  stakes: fc.array(fc.integer({ min: 300, max: 1_500 }), { minLength: 4, maxLength: 4 }),
  turns: fc.array(fc.array(actionArb, { minLength: 2, maxLength: 8 }), { minLength: 2, maxLength: 4 }),
});
type Story = typeof storyArb extends fc.Arbitrary<infer Value> ? Value : never;

interface Reply {
  readonly status: number;
  readonly body: { readonly code?: string };
}

/** The database does not keep the order of fields. */
const textOf = ({ status, body }: Reply) => JSON.stringify([status, Object.entries(body).toSorted()]);

/** The two calls of a kind of play. */
interface Play {
  readonly stake: (id: string, minor: number) => Promise<Reply>;
  readonly back: (id: string) => Promise<Reply>;
}

describe.each(testDatabases)('the first answer to an id on $name', ({ open }) => {
  const book = openBeforeAll(async () => openSportsbook(await open()));

  afterEach(async () => expect(await verifyLedger(book().desk.database)).toMatchObject({ balanced: true, faults: [] }));

  /** Moves money of the player outside of play; false where there is too little. */
  async function adjust(playerId: string, minor: number): Promise<boolean> {
    const { database, clock } = book().desk;
    return createLedgerAdmin(database, clock)
      .adjust(playerId, { amount: minor / 100 }, { by: 'operator', reason: 'Money from elsewhere' })
      .then(
        () => true,
        () => false,
      );
  }

  async function runStory({ stakes, turns }: Story, playerId: string, play: Play): Promise<void> {
    const prefix = randomUUID().slice(0, 8);
    const idOf = (id: number) => `${prefix}-${id}`;
    const minorOf = (id: number) => stakes[id] ?? 0;
    const answers = new Map<number, Set<string>>();
    let moved = 0;

    async function stake(id: number): Promise<void> {
      const { status, body } = await play.stake(idOf(id), minorOf(id));
      if (body.code === 'ROLLED_BACK') return;
      answers.set(id, (answers.get(id) ?? new Set()).add(textOf({ status, body })));
    }
    async function move(minor: number): Promise<boolean> {
      const isMoved = await adjust(playerId, minor);
      if (isMoved) moved += minor;
      return isMoved;
    }
    const before = await book().desk.mainOf(playerId);
    for (const actions of turns) {
      const work = actions.flatMap(({ kind, id, copies }) =>
        Array.from({ length: copies }, () => {
          if (kind === 'stake') return stake(id);
          if (kind === 'back') return play.back(idOf(id));
          return move(kind === 'pay' ? 400 : -400);
        }),
      );
      await Promise.all(work);
    }
    const held: number[] = [];
    for (const id of [0, 1, 2, 3]) {
      const known = [...(answers.get(id) ?? [])];
      expect(known.length).toBeLessThanOrEqual(1);
      // With money for all of them: what was refused stays refused.
      expect(await move(5_000)).toBe(true);
      const { status, body } = await play.stake(idOf(id), minorOf(id));
      if (known[0] !== undefined && body.code !== 'ROLLED_BACK') expect(textOf({ status, body })).toBe(known[0]);
      if (status === 200) held.push(minorOf(id));
    }
    const staked = held.reduce((sum, minor) => sum + minor, 0);
    expect(await book().desk.mainOf(playerId)).toBe(before + moved - staked);
  }

  test('DEC-GAM-2 stakes of games: parallel calls have one outcome, and a refused one takes no money later', async () => {
    await fc.assert(
      fc.asyncProperty(storyArb, async (story) => {
        const { playerId } = await book().bettor(20);
        const { sessionId } = await book().desk.launch(playerId);
        await runStory(story, playerId, {
          stake: (id, amountMinor) => book().desk.bet({ sessionId, roundId: `r-${id}`, txId: id, amountMinor }),
          back: (txId) => book().desk.rollback({ sessionId, txId }),
        });
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 600_000);

  test('DEC-SPB-3 bets of the sportsbook likewise', async () => {
    await fc.assert(
      fc.asyncProperty(storyArb, async (story) => {
        const { playerId, sessionId } = await book().bettor(20);
        await runStory(story, playerId, {
          stake: (id, amountMinor) => book().bet(sessionId, id, amountMinor),
          back: (id) => book().void(id),
        });
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 600_000);

  test('DEC-X-7 requests under an idempotency key likewise', async () => {
    const keyed = fc.array(fc.record({ key: fc.integer({ min: 0, max: 3 }), limit: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 4,
      maxLength: 16,
    });
    await fc.assert(
      fc.asyncProperty(keyed, async (requests) => {
        const { playerId } = await book().bettor(20);
        const answers = new Map<string, Set<string>>();
        // A week's limit below a day's, and the reverse, are refused: the order decides.
        const send = async ({ key, limit }: (typeof requests)[number]) => {
          const body = { duration: key % 2 === 0 ? ('D' as const) : ('W' as const), limit: limit * 10 };
          const name = `${key}-${limit}`;
          const answer = await book()
            .desk.call(playerId, changeDepositLimit, { body }, name)
            .then((limits) => JSON.stringify(limits))
            .catch((error: unknown) => (error instanceof CallError ? error.code : Promise.reject(error)));
          answers.set(name, (answers.get(name) ?? new Set()).add(answer));
        };
        await Promise.all(requests.map(send));
        await Promise.all(requests.map(send));
        for (const [name, found] of answers) expect([name, found.size]).toEqual([name, 1]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 600_000);
});

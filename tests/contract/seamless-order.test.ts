import fc from 'fast-check';
import type { OpenDatabase } from '#sandbox/database/database.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { idOf } from '../fixtures/cashier.ts';
import { openSeamlessWallet } from '../fixtures/games.ts';
import { testDatabases } from '../fixtures/test-databases.ts';

const sam = idOf('sam.withdraw');

/** The calls that a provider may send, in any order and number. */
const callArb = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
  tx: fc.integer({ min: 1, max: 7 }),
  round: fc.integer({ min: 1, max: 3 }),
  minor: fc.integer({ min: 1, max: 12_000 }),
  ends: fc.boolean(),
});
type Call = typeof callArb extends fc.Arbitrary<infer Value> ? Value : never;

/** A minimal model of the wallet, without a ledger. */
function createModel(balance: number) {
  const known = new Map<string, { kind: string; round: number; minor: number; after: number }>();
  const rounds = new Map<number, { open: boolean; staked: number }>();
  const refuse = (code: string) => ({ code });
  return {
    balance: () => balance,
    answer({ kind, tx, round, minor, ends }: Call): { code: string } | { after: number } {
      const id = `t${tx}`;
      const before = known.get(id);
      const at = rounds.get(round);
      if (kind === 'rollback') {
        if (before?.kind === 'undone') return { after: before.after };
        if (before?.kind === 'win') return refuse('TX_MISMATCH');
        if (!before) {
          known.set(id, { kind: 'undone', round: 0, minor: 0, after: balance });
          return { after: balance };
        }
        const own = rounds.get(before.round);
        if (!own?.open) return refuse('ROUND_ENDED');
        balance += before.minor;
        own.staked -= before.minor;
        own.open = own.staked > 0;
        known.set(id, { ...before, kind: 'undone', after: balance });
        return { after: balance };
      }
      if (before) {
        if (kind === 'bet' && before.kind === 'undone') return refuse('ROLLED_BACK');
        const isSame = before.kind === kind && before.minor === minor && before.round === round;
        return isSame ? { after: before.after } : refuse('TX_MISMATCH');
      }
      if (kind === 'bet') {
        if (at && !at.open) return refuse('ROUND_ENDED');
        if (minor > balance) return refuse('NOT_ENOUGH_FUNDS');
        balance -= minor;
        rounds.set(round, { open: true, staked: (at?.staked ?? 0) + minor });
      } else {
        if (!at) return refuse('ROUND_UNKNOWN');
        if (!at.open) return refuse('ROUND_ENDED');
        balance += minor;
        at.open = !ends;
      }
      known.set(id, { kind, round, minor, after: balance });
      return { after: balance };
    },
  };
}

describe.each(testDatabases)('arbitrary provider calls on $name', ({ open }) => {
  let opened: OpenDatabase;
  let desk: Awaited<ReturnType<typeof openSeamlessWallet>>;

  beforeAll(async () => {
    opened = await open();
    desk = await openSeamlessWallet(opened);
  }, 240_000);
  afterAll(() => opened?.close());

  test('answers as the model does, books once, and the ledger stays balanced', async () => {
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(callArb, { minLength: 1, maxLength: 25 }), async (calls) => {
        turn += 1;
        const { sessionId } = await desk.launch(sam);
        const model = createModel(await desk.mainOf(sam));
        for (const call of calls) {
          const { kind, tx, round, minor, ends } = call;
          // Ids of this run only: the model restarts with each run.
          const body = { sessionId, txId: `${turn}-t${tx}`, roundId: `${turn}-r${round}`, amountMinor: minor };
          const { status, body: reported } =
            kind === 'rollback'
              ? await desk.rollback({ sessionId, txId: body.txId })
              : kind === 'bet'
                ? await desk.bet(body)
                : await desk.win({ ...body, roundEnded: ends });
          const expected = model.answer(call);
          if ('code' in expected) expect([status >= 400, reported.code]).toEqual([true, expected.code]);
          else expect([status, reported.balanceMinor]).toEqual([200, expected.after]);
        }
        expect(await desk.mainOf(sam)).toBe(model.balance());
      }),
      { numRuns: 40 },
    );
    expect(await verifyLedger(desk.database)).toMatchObject({ balanced: true, faults: [] });
  }, 240_000);
});

import fc from 'fast-check';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openSeamlessWallet } from '../../../fixtures/sandbox/games.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

const sam = idOf('sam.withdraw');

/** The calls that a provider may send, in any order and number, and money from elsewhere (`pay`). */
const callArb = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'rollback', 'pay'),
  tx: fc.integer({ min: 1, max: 7 }),
  round: fc.integer({ min: 1, max: 3 }),
  // Few amounts, so that the same call comes again.
  minor: fc.constantFrom<number[]>(0, 1, 700, 5_000, 12_000),
  ends: fc.boolean(),
});
type Call = typeof callArb extends fc.Arbitrary<infer Value> ? Value : never;

interface Known {
  readonly kind: 'bet' | 'win' | 'undone';
  readonly of: string;
  readonly round: number;
  readonly minor: number;
  readonly after: number;
  /** Of a refused call. */
  readonly code?: string;
}

const statuses: Readonly<Record<string, number>> = { NOT_ENOUGH_FUNDS: 402, ROUND_UNKNOWN: 404 };

/** A minimal model of the wallet, without a ledger: the first answer to an id stays. */
function createModel(balance: number) {
  const known = new Map<string, Known>();
  const rounds = new Map<number, { open: boolean; staked: number }>();
  const refuse = (code: string) => ({ code });

  function rollBack(id: string): { code: string } | { after: number } {
    const before = known.get(id);
    if (before?.kind === 'undone') return { after: before.after };
    if (!before || before.code) {
      known.set(id, { of: '', round: 0, minor: 0, ...before, kind: 'undone', after: balance });
      return { after: balance };
    }
    if (before.kind === 'win') return refuse('TX_MISMATCH');
    const own = rounds.get(before.round);
    if (!own?.open) return refuse('ROUND_ENDED');
    balance += before.minor;
    own.staked -= before.minor;
    own.open = own.staked > 0;
    known.set(id, { ...before, kind: 'undone', after: balance });
    return { after: balance };
  }

  function repeat(before: Known, { kind, round, minor }: Call): { code: string } | { after: number } {
    const isSame = before.of === kind && before.minor === minor && before.round === round;
    if (before.code) return refuse(isSame ? before.code : 'TX_MISMATCH');
    if (kind === 'bet' && before.kind === 'undone') return refuse('ROLLED_BACK');
    return isSame && before.kind === kind ? { after: before.after } : refuse('TX_MISMATCH');
  }

  function refusalOf({ kind, round, minor }: Call): string | undefined {
    const at = rounds.get(round);
    if (kind === 'win' && !at) return 'ROUND_UNKNOWN';
    if (at && !at.open) return 'ROUND_ENDED';
    return kind === 'bet' && minor > balance ? 'NOT_ENOUGH_FUNDS' : undefined;
  }

  return {
    balance: () => balance,
    pay(minor: number): void {
      balance += minor;
    },
    answer(call: Call): { code: string } | { after: number } {
      const { kind, tx, round, minor, ends } = call;
      const id = `t${tx}`;
      if (kind === 'rollback') return rollBack(id);
      const before = known.get(id);
      if (before) return repeat(before, call);
      const row = { kind: kind === 'win' ? 'win' : 'bet', of: kind, round, minor } as const;
      const code = refusalOf(call);
      if (code) {
        known.set(id, { ...row, after: balance, code });
        return refuse(code);
      }
      balance += kind === 'bet' ? -minor : minor;
      const staked = (rounds.get(round)?.staked ?? 0) + (kind === 'bet' ? minor : 0);
      rounds.set(round, { open: kind === 'bet' || !ends, staked });
      known.set(id, { ...row, after: balance });
      return { after: balance };
    },
  };
}

describe.each(testDatabases)('arbitrary provider calls on $name', ({ open }) => {
  const desk = openBeforeAll(async () => openSeamlessWallet(await open()));

  test('answers as the model does, books once, and the ledger stays balanced', async () => {
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(callArb, { minLength: 1, maxLength: 30 }), async (calls) => {
        turn += 1;
        const { sessionId } = await desk().launch(sam);
        const ledger = createLedgerAdmin(desk().database, desk().clock);
        const model = createModel(await desk().mainOf(sam));
        for (const drawn of calls) {
          // Only a win may be zero.
          const call = drawn.kind === 'win' ? drawn : { ...drawn, minor: drawn.minor + 1 };
          const { kind, tx, round, minor, ends } = call;
          if (kind === 'pay') {
            await ledger.adjust(sam, { amount: minor / 100 }, { by: 'operator', reason: 'Money from elsewhere' });
            model.pay(minor);
            continue;
          }
          // Ids of this run only: the model restarts with each run.
          const body = { sessionId, txId: `${turn}-t${tx}`, roundId: `${turn}-r${round}`, amountMinor: minor };
          const { status, body: reported } =
            kind === 'rollback'
              ? await desk().rollback({ sessionId, txId: body.txId })
              : kind === 'bet'
                ? await desk().bet(body)
                : await desk().win({ ...body, roundEnded: ends });
          const expected = model.answer(call);
          if ('code' in expected) expect([status, reported.code]).toEqual([statuses[expected.code] ?? 409, expected.code]);
          else expect([status, reported.balanceMinor]).toEqual([200, expected.after]);
        }
        expect(await desk().mainOf(sam)).toBe(model.balance());
      }),
      { numRuns: 40 },
    );
    expect(await verifyLedger(desk().database)).toMatchObject({ balanced: true, faults: [] });
  }, 240_000);
});

import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { dayMs } from '#lib/core/time/durations.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { post } from '#sandbox/ledger/post.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { withdrawalTable } from '#sandbox/platform/cashier/withdrawals/tables.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { cause } from '../../../fixtures/sandbox/operator.ts';
import { openWithdrawals } from '../../../fixtures/sandbox/withdrawals.ts';
import { createTestDatabase, hasTestServer, type TestDatabase } from '../../../fixtures/servers/test-server.ts';

const databases: readonly { readonly name: string; readonly create: typeof createTestDatabase }[] = [
  { name: 'embedded', create: async () => undefined },
  ...(hasTestServer ? [{ name: 'PostgreSQL', create: createTestDatabase }] : []),
];
const sam = idOf('sam.withdraw');
const runs = Number(process.env.WITHDRAW_RUNS ?? 8);
const timeoutMs = 60_000 + runs * 2_000;

type Action =
  | { readonly kind: 'withdraw'; readonly euros: number; readonly copies: number }
  | { readonly kind: 'cancel' | 'approve' | 'reject'; readonly which: number }
  | { readonly kind: 'stake'; readonly euros: number }
  | { readonly kind: 'ten minutes' };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('withdraw' as const),
    euros: fc.integer({ min: 15, max: 90 }),
    copies: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'approve' as const, 'reject' as const), which: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'approve' as const, 'reject' as const), which: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('stake' as const), euros: fc.integer({ min: 1, max: 120 }) }),
  fc.constant({ kind: 'ten minutes' as const }),
);
const run = fc.record({
  open: fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 3, maxLength: 3 }),
  actions: fc.array(action, { minLength: 4, maxLength: 14 }),
});

describe.each(databases)('concurrent withdrawals on $name', ({ create }) => {
  let own: TestDatabase | undefined;
  let cashier: Awaited<ReturnType<typeof openWithdrawals>>;

  beforeAll(async () => {
    own = await create();
    cashier = await openWithdrawals(own ? { DATABASE_URL: own.url } : {});
    // Many runs pay out more than a player without enhanced checks may withdraw.
    await cashier.players.update(sam, { kycStatus: 'ENHANCED' });
  }, 240_000);
  afterAll(async () => {
    await cashier?.close();
    await own?.drop();
  });

  const stake = (euros: number) =>
    post(cashier.database, {
      referenceId: `stake_${randomUUID()}`,
      playerId: sam,
      currency: 'EUR',
      at: cashier.clock.now(),
      category: 'CASINO',
      type: 'BET',
      status: 'SUCCESS',
      entries: { main: -euros * 100, 'house:games:relax': euros * 100 },
    });

  /** Runs all operations concurrently and returns those that were not refused. */
  async function perform(actions: readonly Action[], ids: readonly { readonly id: string; readonly euros: number }[]) {
    const ended: { id: string; status: string }[] = [];
    const begun: string[] = [];
    const stakes: number[] = [];
    const end = async (id: string, status: string, work: Promise<unknown>) => {
      await work;
      ended.push({ id, status });
    };
    const work = actions.flatMap((each): Promise<unknown>[] => {
      if (each.kind === 'withdraw') {
        const key = randomUUID();
        return Array.from({ length: each.copies }, async () => {
          begun.push((await cashier.withdraw(sam, each.euros, {}, key)).pendingWithdrawalId);
        });
      }
      if (each.kind === 'stake') return [stake(each.euros).then(() => stakes.push(each.euros))];
      if (each.kind === 'ten minutes') return [cashier.clock.advance(10 * 60_000)];
      const { id = '', euros = 0 } = ids[each.which] ?? {};
      if (each.kind === 'cancel') return [end(id, 'CANCELLED', cashier.cancel(sam, id, euros))];
      const state = each.kind === 'approve' ? 'COMPLETED' : 'REVERTED';
      return [end(id, state, cashier.desk.decide(id, each.kind, cause))];
    });
    await Promise.allSettled(work);
    return { ended, begun: [...new Set(begun)], staked: stakes.reduce((sum, euros) => sum + euros, 0) };
  }

  test(
    'WDR-04 WDR-06 concurrent operations: each withdrawal ends once, entries sum to zero, no balance is negative, every euro is accounted for',
    async () => {
      await fc.assert(
        fc.asyncProperty(run, async ({ open, actions }) => {
          await cashier.fund(sam, 60_000 - (await cashier.mainOf(sam)));
          const ids: { id: string; euros: number }[] = [];
          for (const euros of open) ids.push({ id: (await cashier.withdraw(sam, euros)).pendingWithdrawalId, euros });
          const before = await cashier.mainOf(sam);
          const { ended, begun, staked } = await perform(actions, ids);

          const all = [...ids.map(({ id }) => id), ...begun];
          const rows = await cashier.database.select().from(withdrawalTable).where(inArray(withdrawalTable.withdrawalId, all));
          const statusOf = new Map(rows.map((row) => [row.withdrawalId, row.status]));
          expect(rows).toHaveLength(all.length);
          expect(new Set(ended.map(({ id }) => id)).size).toBe(ended.length);
          for (const { id, status } of ended) expect(statusOf.get(id)).toBe(status);

          const minorOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
            rows.filter(wanted).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          const returned = minorOf(({ status }) => status === 'CANCELLED' || status === 'REVERTED');
          const begunMinor = minorOf(({ withdrawalId }) => begun.includes(withdrawalId));
          const balances = await readBalances(cashier.database, sam);
          expect(balances?.main.money.minor).toBe(before - begunMinor - staked * 100 + returned);
          expect(balances?.locked.money.minor).toBe(minorOf(({ endedAt }) => endedAt === null));
          expect((await verifyLedger(cashier.database)).faults).toEqual([]);
          // A new day: cancellations and caps restart, and open withdrawals are paid.
          await cashier.clock.advance(dayMs);
          expect((await readBalances(cashier.database, sam))?.locked.money.minor).toBe(0);
        }),
        { numRuns: runs },
      );
    },
    timeoutMs,
  );
});

import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { createTestDatabase, hasTestServer, type TestDatabase } from '#sandbox/database/test-server.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { post } from '#sandbox/ledger/post.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { withdrawalTable } from '#sandbox/platform/withdrawals/tables.ts';
import { idOf } from '../fixtures/cashier.ts';
import { openWithdrawals } from '../fixtures/withdrawals.ts';

const databases: readonly { readonly name: string; readonly create: typeof createTestDatabase }[] = [
  { name: 'embedded', create: async () => undefined },
  ...(hasTestServer ? [{ name: 'PostgreSQL', create: createTestDatabase }] : []),
];
const sam = idOf('sam.withdraw');
const dayMs = 86_400_000;
const runs = Number(process.env.WITHDRAW_RUNS ?? 8);
const timeoutMs = 60_000 + runs * 2_000;

type Deed =
  | { readonly kind: 'withdraw'; readonly euros: number; readonly copies: number }
  | { readonly kind: 'cancel' | 'approve' | 'reject'; readonly which: number }
  | { readonly kind: 'stake'; readonly euros: number }
  | { readonly kind: 'ten minutes' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
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
  deeds: fc.array(deed, { minLength: 4, maxLength: 14 }),
});

describe.each(databases)('withdrawals at once on $name', ({ create }) => {
  let own: TestDatabase | undefined;
  let house: Awaited<ReturnType<typeof openWithdrawals>>;

  beforeAll(async () => {
    own = await create();
    house = await openWithdrawals(own ? { DATABASE_URL: own.url } : {});
    // Many runs pay out more than a player may have who was not looked at closely.
    await house.players.update(sam, { kycStatus: 'ENHANCED' });
  }, 240_000);
  afterAll(async () => {
    await house?.close();
    await own?.drop();
  });

  const stake = (euros: number) =>
    post(house.database, {
      referenceId: `stake_${randomUUID()}`,
      playerId: sam,
      currency: 'EUR',
      at: house.clock.now(),
      category: 'CASINO',
      type: 'BET',
      status: 'SUCCESS',
      entries: { main: -euros * 100, 'house:games:relax': euros * 100 },
    });

  /** Does everything at the same moment and says what was done of it; the rest was refused. */
  async function perform(deeds: readonly Deed[], ids: readonly { readonly id: string; readonly euros: number }[]) {
    const ended: { id: string; status: string }[] = [];
    const begun: string[] = [];
    const stakes: number[] = [];
    const end = async (id: string, status: string, work: Promise<unknown>) => {
      await work;
      ended.push({ id, status });
    };
    const work = deeds.flatMap((each): Promise<unknown>[] => {
      if (each.kind === 'withdraw') {
        const key = randomUUID();
        return Array.from({ length: each.copies }, async () => {
          begun.push((await house.withdraw(sam, each.euros, {}, key)).pendingWithdrawalId);
        });
      }
      if (each.kind === 'stake') return [stake(each.euros).then(() => stakes.push(each.euros))];
      if (each.kind === 'ten minutes') return [house.clock.advance(10 * 60_000)];
      const { id = '', euros = 0 } = ids[each.which] ?? {};
      if (each.kind === 'cancel') return [end(id, 'CANCELLED', house.cancel(sam, id, euros))];
      const decision =
        each.kind === 'approve'
          ? ({ decision: 'approve' } as const)
          : ({ decision: 'reject', reason: 'A test says so' } as const);
      return [end(id, each.kind === 'approve' ? 'COMPLETED' : 'REVERTED', house.desk.decide(id, decision, 'operator'))];
    });
    await Promise.allSettled(work);
    return { ended, begun: [...new Set(begun)], staked: stakes.reduce((sum, euros) => sum + euros, 0) };
  }

  test(
    'WDR-04 WDR-06 whatever happens at once: one end each, the sum zero, nothing negative, every euro accounted for',
    async () => {
      await fc.assert(
        fc.asyncProperty(run, async ({ open, deeds }) => {
          await house.fund(sam, 60_000 - (await house.mainOf(sam)));
          const ids: { id: string; euros: number }[] = [];
          for (const euros of open) ids.push({ id: (await house.withdraw(sam, euros)).pendingWithdrawalId, euros });
          const before = await house.mainOf(sam);
          const { ended, begun, staked } = await perform(deeds, ids);

          const all = [...ids.map(({ id }) => id), ...begun];
          const rows = await house.database.select().from(withdrawalTable).where(inArray(withdrawalTable.withdrawalId, all));
          const statusOf = new Map(rows.map((row) => [row.withdrawalId, row.status]));
          expect(rows).toHaveLength(all.length);
          expect(new Set(ended.map(({ id }) => id)).size).toBe(ended.length);
          for (const { id, status } of ended) expect(statusOf.get(id)).toBe(status);

          const minorOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
            rows.filter(wanted).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          const returned = minorOf(({ status }) => status === 'CANCELLED' || status === 'REVERTED');
          const begunMinor = minorOf(({ withdrawalId }) => begun.includes(withdrawalId));
          const balances = await readBalances(house.database, sam);
          expect(balances?.main.money.minor).toBe(before - begunMinor - staked * 100 + returned);
          expect(balances?.locked.money.minor).toBe(minorOf(({ endedAt }) => endedAt === null));
          expect((await verifyLedger(house.database)).faults).toEqual([]);
          // A new day: call-backs and caps begin anew, and what is open is paid.
          await house.clock.advance(dayMs);
          expect((await readBalances(house.database, sam))?.locked.money.minor).toBe(0);
        }),
        { numRuns: runs },
      );
    },
    timeoutMs,
  );
});

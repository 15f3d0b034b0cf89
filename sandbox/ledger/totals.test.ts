import { sql } from 'drizzle-orm';
import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { testDatabases } from '../../tests/fixtures/servers/test-databases.ts';
import { openWallet } from './accounts.ts';
import { type NetPosition, readNetPosition } from './history.ts';
import { type Posting, post } from './post.ts';
import { postAll } from './post-all.ts';
import { clearLedger } from './reset.ts';
import { verifyLedger } from './verify.ts';

const playerId = '100023';
const at = new Date('2026-11-20T12:00:00Z');
const always = new Date('2000-01-01T00:00:00Z');

function posting(referenceId: string, minor: number, more: Partial<Posting> = {}): Posting {
  const kind = { category: 'CASINO', type: minor < 0 ? 'BET' : 'WIN', status: 'SUCCESS' } as const;
  return { referenceId, playerId, currency: 'EUR', at, ...kind, entries: { main: minor, 'house:games:relax': -minor }, ...more };
}

function deposit(referenceId: string, minor: number): Posting {
  const kind = { category: 'PAYMENT', type: 'DEPOSIT', status: 'COMPLETED' } as const;
  return posting(referenceId, minor, { ...kind, entries: { main: minor, 'psp:CREDITCARD': -minor } });
}

function withdrawal(referenceId: string, minor: number): Posting {
  const kind = { category: 'PAYMENT', type: 'WITHDRAW', status: 'PENDING' } as const;
  return posting(referenceId, minor, { ...kind, entries: { main: -minor, locked: minor } });
}

describe.each(testDatabases)('the totals of a history on $name', ({ open }) => {
  const database = openBeforeAll(open, 180_000);

  beforeEach(async () => {
    await clearLedger(database().db);
    await openWallet(database().db, playerId, 'EUR');
  });

  /** The net position by stored totals and by rows; both must be equal. */
  async function positions(filter: object = {}): Promise<readonly [NetPosition, NetPosition]> {
    return [
      await readNetPosition(database().db, { playerId, ...filter }),
      await readNetPosition(database().db, { playerId, ...filter, from: always }),
    ];
  }

  const changeStatus = (referenceId: string, status: string) =>
    database().db.execute(sql`update ledger_tx set status = ${status} where reference_id = ${referenceId}`);

  test('TXN-06 stored totals equal the rows, booked alone or in bulk', async () => {
    await postAll(database().db, [deposit('d1', 10_000), posting('b1', -500), posting('w1', 750)]);
    await post(database().db, posting('b2', -1_000));
    const expected = { netPositionMinor: -10_000, winLossMinor: -750 };
    expect(await positions()).toEqual([expected, expected]);
    const bets = { netPositionMinor: 0, winLossMinor: -1_500 };
    expect(await positions({ type: 'BET' })).toEqual([bets, bets]);
    const none = { netPositionMinor: 0, winLossMinor: 0 };
    expect(await positions({ category: 'SPORTS' })).toEqual([none, none]);
  });

  test('TXN-06 a withdrawal counts once it is paid, and no longer when it is cancelled', async () => {
    await post(database().db, deposit('d1', 10_000));
    await post(database().db, withdrawal('out', 4_000));
    const open = { netPositionMinor: -10_000, winLossMinor: 0 };
    expect(await positions()).toEqual([open, open]);
    await changeStatus('out', 'COMPLETED');
    const paid = { netPositionMinor: -6_000, winLossMinor: 0 };
    expect(await positions()).toEqual([paid, paid]);
    await changeStatus('out', 'CANCELLED');
    expect(await positions()).toEqual([open, open]);
  });

  test('verification reports a total that differs from the rows', async () => {
    await post(database().db, deposit('d1', 10_000));
    expect((await verifyLedger(database().db)).faults).toEqual([]);
    await database().db.execute(sql`update ledger_total set amount_minor = amount_minor + 1`);
    expect((await verifyLedger(database().db)).faults).toEqual([
      'player 100023 has a total of 10001 for PAYMENT DEPOSIT COMPLETED, the transactions say 10000',
    ]);
  });
});

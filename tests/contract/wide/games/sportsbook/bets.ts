import { listTransactions } from '#lib/wallet/contract.ts';
import { listPlayerTransactions } from '#sandbox/ledger/history.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import type { Sportsbook } from '../../../../fixtures/sandbox/sports/sportsbook.ts';

const refused = (status: number, code: string) => ({ status, body: { code } });

/** The movements of a bet, their order and their repeats. */
export function testBets(book: () => Sportsbook): void {
  test('a token opens one session with what the player may stake; another token opens none', async () => {
    const { authenticate, bettor, account } = book();
    const { playerId, sessionId, sessionToken } = await bettor();
    const may = { sports: true, virtualSports: true, balanceMinor: 10_000, bonusMinor: 0, freeBets: [], bonus: null, boosts: [] };
    const who = { playerId, sessionId, currency: 'EUR', country: 'FI', language: 'fi' };
    expect(await authenticate(sessionToken)).toEqual({ status: 200, body: { ...who, ...may } });
    expect(await authenticate('a-token-of-nobody-1')).toMatchObject(refused(401, 'INVALID_TOKEN'));
    expect(await account(sessionId)).toMatchObject({ balanceMinor: 10_000 });
  });

  test('a stake, a win and a loss move the wallet and are rows of their category', async () => {
    const { bet, settle, bettor, rows, desk } = book();
    const { playerId, sessionId } = await bettor();
    expect(await bet(sessionId, 'a1', 1_000)).toEqual({
      status: 200,
      body: { balanceMinor: 9_000, bonusPartMinor: 0, txId: 'b-a1' },
    });
    expect(await settle('a1', 2_000)).toEqual({ status: 200, body: { balanceMinor: 11_000, uncollectedMinor: 0 } });
    await bet(sessionId, 'a2', 500, { category: 'VIRTUAL_SPORTS', title: 'Aldbury – Corham' });
    expect(await settle('a2', 0)).toEqual({ status: 200, body: { balanceMinor: 10_500, uncollectedMinor: 0 } });
    expect(await rows(playerId, 4)).toEqual([
      ['LOSS', 0],
      ['BET', -500],
      ['WIN', 2_000],
      ['BET', -1_000],
    ]);
    const [loss, , win] = await listPlayerTransactions(desk.database, { playerId, limit: 3, position: 0 });
    expect(loss).toMatchObject({ category: 'VIRTUAL_SPORTS', roundId: 'a2', balanceAfterMinor: 10_500 });
    expect(win).toMatchObject({ category: 'SPORTS', roundId: 'a1', balanceAfterMinor: 11_000 });
    const { transactions } = await desk.call(playerId, listTransactions, { query: { limit: 3 } });
    expect(transactions.map(({ betTitle }) => betTitle)).toEqual(['Aldbury – Corham', 'Aldbury – Corham', undefined]);
  });

  test('parallel repeats of every call book once', async () => {
    const { bet, settle, cashOut, unsettle, bettor, rows } = book();
    const { playerId, sessionId } = await bettor();
    const storm = async (call: () => Promise<{ status: number; body: unknown }>) => {
      const replies = await Promise.all(Array.from({ length: 6 }, call));
      for (const reply of replies) expect(reply).toEqual({ ...replies[0], status: 200 });
    };
    await storm(() => bet(sessionId, 'p1', 1_000));
    expect(await bet(sessionId, 'p2', 1_000, { txId: 'b-p1' })).toMatchObject(refused(409, 'TX_MISMATCH'));
    await storm(() => settle('p1', 2_000));
    await storm(() => unsettle('p1'));
    await storm(() => cashOut('p1', 700));
    const moves = [
      ['CASHOUT', 700],
      ['WIN_VOID', -2_000],
      ['WIN', 2_000],
      ['BET', -1_000],
    ];
    expect((await rows(playerId, 5)).slice(0, 4)).toEqual(moves);
    expect((await rows(playerId, 5))[4]).toEqual(['DEPOSIT', 10_000]);
  });

  test('a void returns the stake once; one that comes before its bet blocks it, whoever comes first', async () => {
    const { bet, bettor, desk, rows, settle, ...calls } = book();
    const { playerId, sessionId } = await bettor();
    await bet(sessionId, 'v1', 1_000);
    expect(await calls.void('v1')).toEqual({ status: 200, body: { balanceMinor: 10_000, uncollectedMinor: 0 } });
    expect(await bet(sessionId, 'v1', 1_000)).toMatchObject(refused(409, 'ROLLED_BACK'));
    expect(await settle('v1', 2_000)).toMatchObject(refused(409, 'BET_ENDED'));
    expect(await calls.void('v1', 'another')).toMatchObject(refused(409, 'BET_ENDED'));
    expect(await rows(playerId, 2)).toEqual([
      ['BET_VOID', 1_000],
      ['BET', -1_000],
    ]);
    expect((await calls.void('v2')).status).toBe(200);
    expect(await bet(sessionId, 'v2', 1_000)).toMatchObject(refused(409, 'ROLLED_BACK'));
    expect(await settle('v2', 2_000)).toMatchObject(refused(409, 'BET_ENDED'));
    const both = await Promise.all([bet(sessionId, 'v3', 1_000), calls.void('v3')]);
    expect([
      [200, 200],
      [409, 200],
    ]).toContainEqual(both.map(({ status }) => status));
    expect(await desk.mainOf(playerId)).toBe(10_000);
  });

  test('a settlement that was wrong is taken back as far as there is money; later payouts pay the rest first', async () => {
    const { bet, bettor, settle, unsettle, desk, rows } = book();
    const { playerId, sessionId } = await bettor(20);
    await bet(sessionId, 'u1', 1_000);
    await settle('u1', 5_000);
    await bet(sessionId, 'u2', 5_500);
    expect(await unsettle('u1')).toEqual({ status: 200, body: { balanceMinor: 0, uncollectedMinor: 4_500 } });
    expect(await unsettle('u1', 's-u1', 'u-again')).toMatchObject(refused(409, 'TX_MISMATCH'));
    expect(await settle('u1', 0, { txId: 's-u1b' })).toMatchObject({ body: { uncollectedMinor: 4_500 } });
    expect(await settle('u2', 6_000)).toEqual({ status: 200, body: { balanceMinor: 1_500, uncollectedMinor: 0 } });
    expect(await rows(playerId, 4)).toEqual([
      ['WIN_VOID', -4_500],
      ['WIN', 6_000],
      ['LOSS', 0],
      ['WIN_VOID', -500],
    ]);
    expect(await createLedgerAdmin(desk.database, desk.clock).read(playerId, 0)).toMatchObject({ sportsDebt: 0 });
    // What the second settlement had collected is a debt again.
    expect(await unsettle('u2')).toEqual({ status: 200, body: { balanceMinor: 0, uncollectedMinor: 4_500 } });
    expect(await desk.mainOf(playerId)).toBe(0);
    const ledger = await createLedgerAdmin(desk.database, desk.clock).read(playerId, 0);
    expect(ledger).toMatchObject({ sportsDebt: 45, proof: { balanced: true } });
  });

  test('after sign-out no bet is taken, and each open one still ends', async () => {
    const { bet, bettor, settle, cashOut, unsettle, signOut, desk, account: _, ...calls } = book();
    const { playerId, sessionId, sessionToken } = await bettor();
    for (const id of ['o1', 'o2', 'o3']) await bet(sessionId, id, 1_000);
    await signOut(playerId);
    expect(await calls.authenticate(sessionToken)).toMatchObject(refused(401, 'INVALID_TOKEN'));
    expect(await bet(sessionId, 'o4', 100)).toMatchObject(refused(402, 'SESSION_CLOSED'));
    expect(await bet(sessionId, 'o1', 1_000)).toMatchObject({ status: 200 });
    for (const done of [settle('o1', 2_000), calls.void('o2'), cashOut('o3', 900)])
      expect(await done).toMatchObject({ status: 200 });
    expect(await unsettle('o1')).toMatchObject({ status: 200 });
    expect(await desk.mainOf(playerId)).toBe(8_900);
  });
}

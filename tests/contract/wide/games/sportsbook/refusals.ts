import { hourMs } from '#lib/core/time/durations.ts';
import { resetActivityTimer } from '#lib/protection/activity/contract.ts';
import { changeSpendLimit, readSpendLimits } from '#lib/protection/limits/contract.ts';
import { placeSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import type { Sportsbook } from '../../../../fixtures/sandbox/sports/sportsbook.ts';

const refused = (status: number, code: string) => ({ status, body: { code } });

/** What stops a bet, and what does not. */
export function testRefusals(book: () => Sportsbook): void {
  test('flags, risk and status refuse bets; a block lets open bets end', async () => {
    const { bet, bettor, settle, desk: platform } = book();
    const { playerId, sessionId } = await bettor();
    const change = (value: object) => platform.players.update(playerId, value);
    const place = (id: string, more: object = {}) => bet(sessionId, id, 100, more);
    await change({ flags: { sports: false } });
    expect(await place('f1')).toMatchObject(refused(402, 'SESSION_CLOSED'));
    expect(await place('f2', { category: 'VIRTUAL_SPORTS' })).toMatchObject({ status: 200 });
    await change({ flags: { sports: true, virtualSports: false } });
    expect(await place('f3', { category: 'VIRTUAL_SPORTS' })).toMatchObject(refused(402, 'SESSION_CLOSED'));
    await change({ flags: { virtualSports: true, payout: true } });
    expect(await place('f4')).toMatchObject(refused(402, 'SESSION_CLOSED'));
    await change({ flags: { payout: false }, multibrandSuspended: true });
    expect(await place('f5')).toMatchObject(refused(402, 'SESSION_CLOSED'));
    await change({ multibrandSuspended: false });
    expect(await place('f6')).toMatchObject({ status: 200 });
    await change({ status: 'SELF_EXCLUDED' });
    expect(await place('f7')).toMatchObject(refused(402, 'SESSION_CLOSED'));
    expect(await settle('f6', 200)).toMatchObject({ status: 200 });
  });

  test('a reality check that is due refuses bets until it is answered', async () => {
    const { bet, bettor, desk: platform, settle } = book();
    const { playerId, sessionId } = await bettor();
    await platform.call(playerId, resetActivityTimer, { body: {} });
    await bet(sessionId, 'c1', 100);
    await platform.clock.advance(2 * hourMs);
    expect(await bet(sessionId, 'c2', 100)).toMatchObject(refused(402, 'error.reality_check.due'));
    expect(await settle('c1', 200)).toMatchObject({ status: 200 });
    await platform.call(playerId, resetActivityTimer, { body: {} });
    expect(await bet(sessionId, 'c3', 100)).toMatchObject({ status: 200 });
  });

  test('DEC-SPB-3 a limit that stopped a bet is recorded once, however often the call is repeated', async () => {
    const { bet, bettor, noon, desk: platform } = book();
    await noon();
    const { playerId, sessionId } = await bettor();
    await platform.call(playerId, changeSpendLimit, { body: { duration: 'D', limit: 30 } });
    for (const repeat of await Promise.all([1, 2, 3].map(() => bet(sessionId, 'm1', 3_001)))) {
      expect(repeat).toMatchObject(refused(402, 'SPEND_LIMIT'));
    }
    const events = await readProtectionEvents(platform.database, playerId, { position: 0, limit: 50 });
    expect(events.filter(({ kind }) => kind === 'LIMIT_REACHED')).toHaveLength(1);
  });

  test('own money stops at the spend limit, also where bets come in parallel, and a void counts no longer', async () => {
    const { bet, bettor, noon, desk: platform, ...calls } = book();
    await noon();
    const { playerId, sessionId } = await bettor();
    await platform.call(playerId, changeSpendLimit, { body: { duration: 'D', limit: 30 } });
    const placed = await Promise.all(Array.from({ length: 8 }, (_, index) => bet(sessionId, `l${index}`, 1_000)));
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, body } of placed) if (status !== 200) expect(body).toMatchObject({ code: 'SPEND_LIMIT' });
    const { D } = (await platform.call(playerId, readSpendLimits, {})).limits;
    expect(D).toMatchObject({ used: 30, remaining: 0 });
    const taken = placed.findIndex(({ status }) => status === 200);
    await calls.void(`l${taken}`);
    expect(await bet(sessionId, 'l9', 1_000)).toMatchObject({ status: 200 });
  });

  test('a stake above the money is refused, and an unsigned or malformed call books nothing', async () => {
    const { bet, bettor, desk: platform } = book();
    const { playerId, sessionId } = await bettor();
    expect(await bet(sessionId, 'n1', 10_001)).toMatchObject(refused(402, 'NOT_ENOUGH_FUNDS'));
    expect(await bet(sessionId, 'n5', 10_000)).toMatchObject({ status: 200 });
    expect(await bet('ss_unknown', 'n2', 1)).toMatchObject(refused(402, 'SESSION_CLOSED'));
    for (const amount of [0, -1, 1.5, 1e13]) expect((await bet(sessionId, 'n3', amount)).status).toBe(400);
    const call = { sessionId, betId: 'n4', txId: 'n4', category: 'SPORTS', amountMinor: 1, totalOddsMilli: 2_000 };
    expect(await platform.send(placeSportsBet.path, call, 'another-secret')).toMatchObject(refused(401, 'error.signature'));
    expect(await platform.mainOf(playerId)).toBe(0);
  });
}

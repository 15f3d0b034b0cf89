import { eq } from 'drizzle-orm';
import { minuteMs } from '#lib/core/time/durations.ts';
import { announceBalance, openSportsSession } from '#lib/sportsbook/contract.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { isSigned, signatureHeader } from '#sandbox/kit/http/signature.ts';
import { announceBalances } from '#sandbox/platform/sportsbook/announce-balances.ts';
import { balanceNoticeTable } from '#sandbox/platform/sportsbook/tables.ts';
import { addBonusPlayers } from '../../../../fixtures/sandbox/bonuses.ts';
import type { Sportsbook } from '../../../../fixtures/sandbox/sports/sportsbook.ts';
import { openOutside } from '../../../../fixtures/servers/outside.ts';

const config = readSandboxConfig({ NODE_ENV: 'test' });

interface Received {
  readonly url: string | undefined;
  readonly body: unknown;
  readonly isSigned: boolean;
}

/** A sportsbook's service that answers with one status after the other, the last one from then on. */
async function openService(statuses: readonly number[]) {
  const received: Received[] = [];
  const outside = await openOutside(async (request, response) => {
    const text = (await request.toArray()).map(String).join('');
    const [, time, nonce, signature] =
      /^t=(\d+),n=([\w-]+),v1=(\w+)$/.exec(String(request.headers[signatureHeader.toLowerCase()])) ?? [];
    const signed = isSigned(config.serviceSecret, `${time}.${nonce}.${text}`, signature);
    received.push({ url: request.url, body: JSON.parse(text), isSigned: signed });
    response.writeHead(statuses[Math.min(received.length, statuses.length) - 1] ?? 204).end();
  });
  return { ...outside, received };
}

/** S4: what the sportsbook receives of a wallet. */
export function testAnnouncements(book: () => Sportsbook): void {
  const announce = (port: number, realNow = new Date(Date.now() + minuteMs)) => {
    const context = { config: { ...config, ports: { ...config.ports, sports: port } }, database: book().desk.database };
    return announceBalances(context, AbortSignal.timeout(10_000), realNow);
  };
  const countWaiting = async (playerId: string) =>
    (
      await book()
        .desk.database.select()
        .from(balanceNoticeTable)
        .where(eq(balanceNoticeTable.playerId, Number(playerId)))
    ).length;

  test('SPB-03 the sportsbook receives the latest balance of a player that others have changed, signed, and not its own bookings', async () => {
    const { bettor, bet, settle, deposit, code, desk } = book();
    const service = await openService([204]);
    try {
      await desk.database.delete(balanceNoticeTable);
      const { playerId, sessionId } = await bettor();
      await bet(sessionId, 'y1', 1_000);
      await settle('y1', 0);
      expect(await countWaiting(playerId)).toBe(0);
      await deposit(playerId, 20);
      await deposit(playerId, 30);
      await code(playerId, 'SPORT10');
      await announce(service.port);
      expect(service.received).toEqual([{ url: announceBalance.path, body: { playerId, balance: 150 }, isSigned: true }]);
      expect(await countWaiting(playerId)).toBe(0);
      const { sessionId: game } = await desk.launch(playerId);
      await desk.bet({ sessionId: game, roundId: 'y', txId: 'y', amountMinor: 500 });
      await announce(service.port);
      expect(service.received.at(-1)?.body).toEqual({ playerId, balance: 145 });
    } finally {
      await service.close();
    }
  });

  test('a balance is announced again after the sportsbook failed or refused the sender, and no longer once its session has ended', async () => {
    const { bettor, deposit, signOut, desk } = book();
    await desk.database.delete(balanceNoticeTable);
    const service = await openService([401, 500, 204]);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { playerId } = await bettor();
    await deposit(playerId, 20);
    try {
      await announce(service.port);
      expect(await countWaiting(playerId)).toBe(1);
      // Not at once, but later.
      expect(await announce(service.port)).toBe(0);
      for (const [minutes, waiting] of [
        [3, 1],
        [6, 0],
      ] as const) {
        await announce(service.port, new Date(Date.now() + minutes * minuteMs));
        expect(await countWaiting(playerId)).toBe(waiting);
      }
      expect(service.received).toHaveLength(3);
      expect(warn.mock.calls).toEqual([['platform: the sportsbook rejected a balance with status 401']]);
      await deposit(playerId, 20);
      await signOut(playerId);
      await announce(service.port);
      expect([service.received.length, await countWaiting(playerId)]).toEqual([3, 0]);
      await deposit(playerId, 20);
      expect(await countWaiting(playerId)).toBe(0);
    } finally {
      warn.mockRestore();
      await service.close();
    }
    // Nothing answers at this port any more.
    const other = await bettor();
    await deposit(other.playerId, 20);
    await announce(service.port);
    expect(await countWaiting(other.playerId)).toBe(1);
  });

  test('a player who has not looked at the sportsbook is not announced', async () => {
    const { deposit, desk } = book();
    const { sam } = await addBonusPlayers(desk);
    await desk.call(sam, openSportsSession, { body: {} });
    await deposit(sam, 20);
    expect(await countWaiting(sam)).toBe(0);
  });
}

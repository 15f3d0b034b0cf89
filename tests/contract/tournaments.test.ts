import { sql } from 'drizzle-orm';
import { siteLocales } from '#lib/core/market/markets.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { listPublicTournaments, listTournaments } from '#lib/tournaments/contract.ts';
import { tournamentLanguage } from '#lib/tournaments/rules.ts';
import { openDatabase } from '#sandbox/database/database.ts';
import { platformMessages } from '#sandbox/platform/messages/messages.ts';
import { gameRoundTable } from '#sandbox/platform/seamless/tables.ts';
import { kinds, listEnded, listScheduled } from '#sandbox/platform/tournaments/calendar.ts';
import { rank, readLeaderboards, readSharedLeaderboards } from '#sandbox/platform/tournaments/leaderboard.ts';
import { findGameOf } from '../fixtures/catalogue.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openSeamlessWallet } from '../fixtures/sandbox/games.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const ben = '100024';

test.each(['2026-11-22T10:00:00Z', '2026-11-26T23:59:59Z', '2026-11-27T00:00:00Z', '2027-03-03T00:00:00Z'])(
  'DEC-X-14 at %s a sprint and a league are running, two tournaments are upcoming, and the midweek one runs for two days',
  (at) => {
    const now = new Date(at);
    const calendar = listScheduled(now);
    const isMidweek = [3, 4].includes(now.getUTCDay());
    const running = calendar.filter(({ startAt, endAt }) => startAt <= now && now < endAt);
    expect(running.map(({ kind }) => kind)).toEqual([...(isMidweek ? ['midweek'] : []), 'daily', 'season']);
    expect(calendar.filter(({ startAt }) => startAt > now)).toHaveLength(2);
    expect(new Set(calendar.map(({ id }) => id)).size).toBe(6);
    const [last] = listEnded(now).filter(({ kind }) => kind === 'midweek');
    expect([last?.startAt.getUTCDay(), last?.endAt.getUTCDay()]).toEqual([3, 5]);
    expect(now.getTime() - Number(last?.endAt)).toBeLessThan(7 * dayMs);
  },
);

test('DEC-X-14 of two players with the same points, the one who had them first is placed higher', () => {
  const entry = (alias: string, points: number, reachedAt: number) => ({ playerId: '', alias, points, reachedAt });
  const placed = rank([entry('A', 5, 30), entry('B', 5, 20), entry('C', 9, 40)]);
  expect(placed.map(({ alias }) => alias)).toEqual(['C', 'B', 'A']);
});

test('the prizes of every tournament sum to its pool', () => {
  for (const { steps } of Object.values(kinds)) {
    let before = 0;
    const given = steps.reduce((sum, { to, share }) => {
      const part = share * (to - before);
      before = to;
      return sum + part;
    }, 0);
    expect(given).toBeCloseTo(1, 6);
  }
});

describe('the endpoints', () => {
  const platform = openBeforeAll(openPlatform);

  test('TRN-01 TRN-03 tournaments are public, in the language and currency of the market', async () => {
    const params = { siteId: '5', market: 'NO', language: 'NO' };
    const shown = await platform().call('', listPublicTournaments, { params });
    expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(['ENDED', 'RUNNING', 'UPCOMING']));
    const league = shown.find(({ name, status }) => name === 'Sesongligaen' && status === 'RUNNING');
    expect(league).toMatchObject({ prizePool: { amount: 500_000, currency: 'NOK' }, minBet: 5 });
    expect(league?.leaderboard).toHaveLength(50);
    expect(league?.leaderboard.some(({ me }) => me)).toBe(false);
    const points = league?.leaderboard.map((row) => row.points) ?? [];
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  test('TRN-02 every market has texts in its own language', async () => {
    const english = new Set(Object.values(platformMessages('en').tournaments.names));
    for (const locale of siteLocales) {
      const params = { siteId: '5', market: locale.market, language: tournamentLanguage(locale) };
      const [first] = await platform().call('', listPublicTournaments, { params });
      expect({ locale: locale.locale, isEnglish: english.has(first?.name ?? '') }).toEqual({
        locale: locale.locale,
        isEnglish: locale.catalogLanguage === 'en',
      });
    }
  });

  test('TRN-01 an unknown market is refused, an unknown language is answered in English', async () => {
    const refused = await platform().refusalOf('', listPublicTournaments, {
      params: { siteId: '5', market: 'XX', language: 'EN' },
    });
    expect(refused.status).toBe(404);
    for (const language of ['XX', 'constructor']) {
      const [first] = await platform().call('', listPublicTournaments, { params: { siteId: '5', market: 'UN', language } });
      expect(first?.name).toBe('Midweek tournament');
    }
  });

  test('TRN-01 DEC-X-12 a player sees the prizes in the currency of the own wallet, whichever market the pages are of', async () => {
    const params = { siteId: '5', market: 'NO', language: 'NO' };
    const shown = await platform().call(ben, listTournaments, { params });
    const league = shown.find(({ name, status }) => name === 'Sesongligaen' && status === 'RUNNING');
    expect(league).toMatchObject({ prizePool: { amount: 50_000, currency: 'EUR' }, minBet: 0.5 });
    expect(league?.prizes[0]?.label).toContain('€');
  });

  test('TRN-01 a player who has staked nothing has no row', async () => {
    const shown = await platform().call(ben, listTournaments, { params: { siteId: '5', market: 'FI', language: 'FI' } });
    expect(shown.flatMap(({ leaderboard }) => leaderboard).some(({ me }) => me)).toBe(false);
  });
});

test('J33 DEC-X-14 a whole euro staked on a listed game is a point; small stakes, open rounds and other games do not count, and the stake that made the points whole is their time', async () => {
  const open = await openDatabase({ url: undefined, folder: undefined });
  const desk = await openSeamlessWallet(open);
  const now = desk.clock.now();
  const league = listScheduled(now).find(({ kind }) => kind === 'season');
  if (!league) throw new Error('there is no tournament');
  const listed = findGameOf(league.gameIds[0] ?? '');
  const stake = async (gameId: string, provider: string, amountMinor: number, count: number, roundEnded = true) => {
    const { sessionId } = await desk.launch(ben, { gameId, provider });
    for (let turn = 0; turn < count; turn += 1) {
      const id = `${gameId}-${amountMinor}-${turn}`;
      const answer = await desk.bet({ sessionId, gameId, roundId: `r-${id}`, txId: `t-${id}`, amountMinor });
      expect(answer.status).toBe(200);
      if (roundEnded) await desk.win({ sessionId, gameId, roundId: `r-${id}`, txId: `w-${id}`, amountMinor: 0, roundEnded });
    }
  };
  await stake(listed.gameId, listed.provider, 240, 3);
  const reachedAt = desk.clock.now().getTime();
  // These begin another point and do not finish it.
  await desk.clock.advance(60_000);
  await stake(listed.gameId, listed.provider, 50, 1);
  await stake(listed.gameId, listed.provider, 40, 20);
  await stake(listed.gameId, listed.provider, 300, 1, false);
  await stake('game-harbour-roulette', 'evolution', 500, 1).catch(() => undefined);
  const standings = (await readLeaderboards(open.db, [league], desk.clock.now())).get(league.id) ?? [];
  expect(standings.filter(({ playerId }) => playerId !== '')).toMatchObject([{ playerId: ben, alias: 'B***', points: 7 }]);
  expect(standings.find(({ playerId }) => playerId === ben)?.reachedAt).toBeLessThanOrEqual(reachedAt);
  const slot = Math.floor(desk.clock.now().getTime() / 15_000) * 15_000;
  const shared = async (ms: number, offsetMs = 0) => {
    const shown = await readSharedLeaderboards(open.db, new Date(slot + ms), offsetMs);
    return shown.get(league.id)?.find(({ playerId }) => playerId === ben)?.points;
  };
  expect(await shared(0)).toBe(7);
  await open.db.update(gameRoundTable).set({ endedAt: null });
  // Computed once for everyone within fifteen seconds, and again after them or a move of the clock.
  expect([await shared(14_999), await shared(14_999, 60_000), await shared(30_000)]).toEqual([7, undefined, undefined]);
  const [ended] = listEnded(desk.clock.now());
  if (!ended) throw new Error('no tournament has ended');
  const finalPoints = async () => {
    const rows = (await readLeaderboards(open.db, [ended], desk.clock.now())).get(ended.id) ?? [];
    return rows.filter(({ playerId }) => playerId === '').map(({ points }) => points);
  };
  const first = await finalPoints();
  expect(await finalPoints()).toEqual(first);
  await open.db.execute(sql`delete from stored_secret where name = 'tournaments'`);
  // The points of rivals follow from a secret.
  expect(await finalPoints()).not.toEqual(first);
  await open.close();
}, 120_000);

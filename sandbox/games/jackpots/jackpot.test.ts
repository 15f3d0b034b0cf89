import { dayMs } from '#lib/core/time/durations.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { jackpotShare, jackpotTerms, meanJackpot } from '#sandbox/data/tables/jackpot.ts';
import { advanceJackpot, applyStake, createJackpot, jackpotAmountAt } from './jackpot.ts';

const start = new Date('2026-01-01T00:00:00Z');
const games = catalogue.filter(({ gameType }) => gameType === 'jackpot');
const jackpots = games.map(({ slug, popularity }) => createJackpot(`game-${slug}`, popularity, start, 'test'));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** Four standard errors of the mean of `count` exponential draws. */
const tolerance = (count: number) => (4 * (meanJackpot - jackpotTerms.seed) * 100) / Math.sqrt(count);

test('GAM-25 a jackpot adds its seed and its share of the stakes to the return', () => {
  const { seed, shareOfStake, stakedPerWin } = jackpotTerms;
  expect(jackpotShare).toBeCloseTo((seed / stakedPerWin + shareOfStake) * 100, 12);
  expect([meanJackpot, jackpotShare]).toEqual([12_000, 6]);
});

test('the seeded jackpots have the mean on which the returns are computed', () => {
  expect(jackpots).toHaveLength(20);
  for (const { amountMinor } of jackpots) expect(amountMinor).toBeGreaterThanOrEqual(jackpotTerms.seed * 100);
  expect(Math.abs(meanOf(jackpots.map(({ amountMinor }) => amountMinor)) - meanJackpot * 100)).toBeLessThan(
    tolerance(jackpots.length),
  );
});

test('over ten years simulated players win exactly their contributions and the seeds', () => {
  const end = new Date(start.getTime() + 3_650 * dayMs);
  let [paid, paidIn, count] = [0, 0, 0];
  for (const jackpot of jackpots) {
    const { jackpot: last, wins } = advanceJackpot(jackpot, end);
    paid += wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    paidIn += (jackpot.minorPerMinute * (end.getTime() - start.getTime())) / 60_000;
    count += wins.length;
    const after = jackpotAmountAt(last, end);
    const seeds = wins.length * jackpotTerms.seed * 100;
    // No cent is created or lost, except for rounding per win.
    const won = wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const total = jackpot.amountMinor + (jackpot.minorPerMinute * (end.getTime() - start.getTime())) / 60_000 + seeds;
    expect(Math.abs(won + after - total)).toBeLessThanOrEqual(wins.length + 1);
  }
  expect(count).toBeGreaterThan(10_000);
  expect(Math.abs(paid / count - meanJackpot * 100)).toBeLessThan(tolerance(count));
  const staked = paidIn / jackpotTerms.shareOfStake;
  expect((paid / staked) * 100).toBeCloseTo(jackpotShare, 0);
  expect(Math.abs((paid / staked) * 100 - jackpotShare)).toBeLessThan(0.2);
});

test('a jackpot only grows until it is won, independent of how often it is read', () => {
  const [jackpot] = jackpots;
  if (!jackpot) throw new Error('There is no jackpot.');
  const end = new Date(start.getTime() + 30 * dayMs);
  let seen = jackpot;
  for (let day = 1; day <= 30; day += 1) seen = advanceJackpot(seen, new Date(start.getTime() + day * dayMs)).jackpot;
  expect(seen).toEqual(advanceJackpot(jackpot, end).jackpot);
  const [first] = advanceJackpot(jackpot, new Date(start.getTime() + 3_650 * dayMs)).wins;
  if (!first) throw new Error('There is no win.');
  const before = new Date(first.wonAt.getTime() - 1);
  expect(advanceJackpot(jackpot, before)).toEqual({ jackpot, wins: [] });
  expect(jackpotAmountAt(jackpot, before)).toBeGreaterThanOrEqual(jackpot.amountMinor);
  expect(first.amountMinor).toBeGreaterThanOrEqual(jackpotAmountAt(jackpot, before));
});

test('GAM-25 when a simulated player wins does not follow from what is seen', () => {
  const winsOf = (draw: string) =>
    jackpots.map((jackpot) => advanceJackpot({ ...jackpot, draw }, new Date(start.getTime() + 365 * dayMs)).wins[0]?.wonAt);
  expect(winsOf('test')).toEqual(winsOf('test'));
  expect(winsOf('another').filter((wonAt, index) => wonAt?.getTime() === winsOf('test')[index]?.getTime())).toEqual([]);
});

test('a stake adds to the jackpot; the winning stake is paid all of it, and the jackpot restarts from its seed', () => {
  const jackpot = { gameId: 'game-x', amountMinor: 1_200_000, minorPerMinute: 60, countedAt: start, draw: 'test' };
  const later = new Date(start.getTime() + 120_000);
  const fed = applyStake(jackpot, 5, false, later);
  expect(fed).toEqual({ jackpot: { ...jackpot, amountMinor: 1_200_125, countedAt: later }, paidMinor: 0 });
  const won = applyStake(fed.jackpot, 5, true, later);
  expect(won).toEqual({ jackpot: { ...jackpot, amountMinor: 1_000_000, countedAt: later }, paidMinor: 1_200_130 });
});

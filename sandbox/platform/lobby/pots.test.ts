import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { jackpotShare, jackpotTerms, meanPot } from '#sandbox/data/tables/jackpot.ts';
import { amountAt, beginPot, playOn, stakeOn } from './pots.ts';

const start = new Date('2026-01-01T00:00:00Z');
const dayMs = 86_400_000;
const games = catalogue.filter(({ gameType }) => gameType === 'jackpot');
const pots = games.map(({ slug, popularity }) => beginPot(`game-${slug}`, popularity, start));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** What a mean of so many exponential draws may be off by: four standard errors. */
const reach = (count: number) => (4 * (meanPot - jackpotTerms.seed) * 100) / Math.sqrt(count);

test('GAM-25 a jackpot adds to a return what its seed and its share of the stakes come to', () => {
  const { seed, shareOfStake, stakedPerWin } = jackpotTerms;
  expect(jackpotShare).toBeCloseTo((seed / stakedPerWin + shareOfStake) * 100, 12);
  expect([meanPot, jackpotShare]).toEqual([12_000, 6]);
});

test('the pots that a lobby begins with are such as the returns are counted with', () => {
  expect(pots).toHaveLength(20);
  for (const { amountMinor } of pots) expect(amountMinor).toBeGreaterThanOrEqual(jackpotTerms.seed * 100);
  expect(Math.abs(meanOf(pots.map(({ amountMinor }) => amountMinor)) - meanPot * 100)).toBeLessThan(reach(pots.length));
});

test('in ten years the other players win what they have put in and the seeds, no more and no less', () => {
  const end = new Date(start.getTime() + 3_650 * dayMs);
  let [paid, paidIn, count] = [0, 0, 0];
  for (const pot of pots) {
    const { pot: last, wins } = playOn(pot, end);
    paid += wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    paidIn += (pot.minorPerMinute * (end.getTime() - start.getTime())) / 60_000;
    count += wins.length;
    const after = amountAt(last, end);
    const seeds = wins.length * jackpotTerms.seed * 100;
    // Not a cent is made up or lost on the way, but for what rounding leaves of a minute.
    const won = wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const total = pot.amountMinor + (pot.minorPerMinute * (end.getTime() - start.getTime())) / 60_000 + seeds;
    expect(Math.abs(won + after - total)).toBeLessThanOrEqual(wins.length + 1);
  }
  expect(count).toBeGreaterThan(10_000);
  expect(Math.abs(paid / count - meanPot * 100)).toBeLessThan(reach(count));
  const staked = paidIn / jackpotTerms.shareOfStake;
  expect((paid / staked) * 100).toBeCloseTo(jackpotShare, 0);
  expect(Math.abs((paid / staked) * 100 - jackpotShare)).toBeLessThan(0.2);
});

test('a pot only grows until it is won, and is the same whenever and however often one looks', () => {
  const [pot] = pots;
  if (!pot) throw new Error('no pot');
  const end = new Date(start.getTime() + 30 * dayMs);
  let seen = pot;
  for (let day = 1; day <= 30; day += 1) seen = playOn(seen, new Date(start.getTime() + day * dayMs)).pot;
  expect(seen).toEqual(playOn(pot, end).pot);
  const [first] = playOn(pot, new Date(start.getTime() + 3_650 * dayMs)).wins;
  if (!first) throw new Error('nobody won');
  const before = new Date(first.wonAt.getTime() - 1);
  expect(playOn(pot, before)).toEqual({ pot, wins: [] });
  expect(amountAt(pot, before)).toBeGreaterThanOrEqual(pot.amountMinor);
  expect(first.amountMinor).toBeGreaterThanOrEqual(amountAt(pot, before));
});

test('a stake feeds the pot; the one that wins is paid all of it, and the pot begins with its seed', () => {
  const pot = { gameId: 'game-x', amountMinor: 1_200_000, minorPerMinute: 60, countedAt: start };
  const later = new Date(start.getTime() + 120_000);
  const fed = stakeOn(pot, 5, false, later);
  expect(fed).toEqual({ pot: { ...pot, amountMinor: 1_200_125, countedAt: later }, paidMinor: 0 });
  const won = stakeOn(fed.pot, 5, true, later);
  expect(won).toEqual({ pot: { ...pot, amountMinor: 1_000_000, countedAt: later }, paidMinor: 1_200_130 });
});

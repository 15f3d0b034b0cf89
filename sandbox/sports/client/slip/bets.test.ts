import { currencyRecords } from '#lib/core/money/currencies.ts';
import { makeEvent, makeMe } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import { boundsOf } from '../../bets/pricing.ts';
import { placeBetSchema } from '../../wire.ts';
import { betsToPlace, findProblem, multiplyOdds, planBets } from './bets.ts';
import { addPick, emptySlip, makePick, type Slip, setStake } from './slip.ts';

function add(slip: Slip, id: string, index = 0, homeMilli = 2_000): Slip {
  const event = makeEvent(id, {}, homeMilli);
  const market = event.markets[index];
  const [selection] = market?.selections ?? [];
  if (!market || !selection) throw new Error('no selection');
  return addPick(slip, makePick(event, market, selection));
}

const single = add(emptySlip, 'a');
const double = add(add(emptySlip, 'a', 0, 1_850), 'b', 0, 2_050);
const me = makeMe();
const numbers = { group: ',', decimal: '.' };

test('odds are multiplied exactly and rounded down', () => {
  expect(multiplyOdds([1_850, 2_050])).toBe(3_792);
  expect(multiplyOdds(Array.from({ length: 20 }, () => 1_010))).toBe(1_220);
});

test('an accumulator has one stake, singles have one each', () => {
  const [bet, ...others] = planBets(setStake(double, undefined, '10'), me, numbers);
  expect([bet?.kind, bet?.totalOddsMilli, bet?.possibleWinMinor, others.length]).toEqual(['ACCUMULATOR', 3_792, 3_792, 0]);
  const singles = setStake({ ...double, isAccumulator: false }, 'b:1x2:HOME', '2,50');
  expect(betsToPlace(singles, me, numbers).map(({ kind, possibleWinMinor }) => [kind, possibleWinMinor])).toEqual([
    ['SINGLE', 512],
  ]);
});

test('a free bet pays the whole stake, and its own amount is not part of the payout', () => {
  const [bet] = planBets({ ...single, freeBetId: 'free' }, me, numbers);
  expect([bet?.stakeMinor, bet?.possibleWinMinor, bet?.freeBetId]).toEqual([500, 500, 'free']);
  expect(findProblem({ ...single, freeBetId: 'free' }, makeMe({ balanceMinor: 0 }), numbers)).toBeUndefined();
  expect(findProblem({ ...add(emptySlip, 'a', 0, 1_400), freeBetId: 'free' }, me, numbers)).toBe('free-bet-odds');
});

const staked = (slip: Slip, text: string) => setStake(slip, slip.picks[0]?.selectionId, text);
const mixed = { ...double, picks: double.picks.map((pick, index) => ({ ...pick, isVirtual: index === 0 })) };
const virtual = { ...single, picks: single.picks.map((pick) => ({ ...pick, isVirtual: true })) };
const closed = { ...single, picks: single.picks.map((pick) => ({ ...pick, isOpen: false })) };
const gone = { ...closed, picks: closed.picks.map((pick) => ({ ...pick, isGone: true })) };
const changed = { ...single, picks: single.picks.map((pick) => ({ ...pick, currentMilli: 2_100 })) };

test.each([
  ['sign-in', single, makeMe(null)],
  ['not-allowed', single, makeMe({ sports: false, virtualSports: false })],
  ['virtual-not-allowed', virtual, makeMe({ virtualSports: false })],
  ['same-event', add(single, 'a', 1), me],
  ['virtual-mixed', mixed, me],
  ['too-many', add(add(double, 'c'), 'd'), me],
  ['gone', gone, me],
  ['closed', closed, me],
  ['changed', changed, me],
  ['stake', single, me],
  ['stake', staked(single, 'ten'), me],
  ['stake', staked(single, '0'), me],
  ['stake-low', staked(single, '0.05'), me],
  ['win-high', staked(single, '6000'), me],
  ['funds', staked(single, '100.01'), me],
  [undefined, staked(single, '100'), me],
] as const)('the slip is placed unless there is a problem: %s', (problem, slip, player) => {
  expect(findProblem(slip, player, numbers)).toBe(problem);
});

test('a single without a stake keeps none with a stake from being placed, whatever became of it', () => {
  const two = { ...double, isAccumulator: false };
  const ids = two.picks.map(({ selectionId }) => selectionId);
  const oneStaked = setStake(two, ids[0], '10');
  for (const state of [{ isOpen: false }, { currentMilli: 2_100 }]) {
    const picks = oneStaked.picks.map((pick, index) => (index === 1 ? { ...pick, ...state } : pick));
    expect(findProblem({ ...oneStaked, picks }, me, numbers)).toBeUndefined();
    expect(findProblem(setStake({ ...oneStaked, picks }, ids[1], '5'), me, numbers)).toMatch(/^(?:closed|changed)$/);
  }
});

test('a stake that wins the highest payout can be sent in every currency', () => {
  for (const currency of currencyRecords.keys()) {
    const stakeMinor = Math.floor(boundsOf(currency).maxWinMinor / 1.001);
    expect(placeBetSchema.shape.stakeMinor.safeParse(stakeMinor).success).toBe(true);
  }
});

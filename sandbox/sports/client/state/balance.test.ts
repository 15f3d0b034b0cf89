import { makeEvent, makeMe, pickHome } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import { findProblem } from '../slip/bets.ts';
import { emptySlip } from '../slip/slip.ts';
import { applySiteBalance } from './balance.ts';

const me = makeMe({ balanceMinor: 1_700, bonusMinor: 500 });
const figures = ({ me: changed, elsewhereMinor }: ReturnType<typeof applySiteBalance>) => [
  changed?.player?.balanceMinor,
  changed?.player?.bonusMinor,
  elsewhereMinor,
];

const numbers = { group: ',', decimal: '.' };

test('DEC-WAL-1 the slip counts own money and the sports bonus that the site reports', () => {
  const changed = applySiteBalance({ me, elsewhereMinor: 0 }, { balance: 20, bonus: 3.5, elsewhere: 7 }, 'EUR');
  expect(figures(changed)).toEqual([2_350, 350, 700]);
});

test('DEC-WAL-1 a site that reports the own money alone leaves the bonus, so that a bet of both is not refused by the page', () => {
  const changed = applySiteBalance({ me, elsewhereMinor: 900 }, { balance: 12 }, 'EUR');
  expect(figures(changed)).toEqual([1_700, 500, 900]);
  const slipOf = (stake: string) => ({ ...emptySlip, picks: [{ ...pickHome(makeEvent('a')), stake }] });
  expect(findProblem(slipOf('17'), changed.me, numbers)).toBeUndefined();
  expect(findProblem(slipOf('17.01'), changed.me, numbers)).toBe('funds');
});

test('nothing changes for a visitor', () => {
  const visitor = makeMe(null);
  expect(applySiteBalance({ me: visitor, elsewhereMinor: 0 }, { balance: 20, bonus: 3, elsewhere: 7 }, 'EUR')).toEqual({
    me: visitor,
    elsewhereMinor: 0,
  });
});

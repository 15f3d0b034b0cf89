import type { Balance } from './balance.ts';
import { playableAt } from './playable.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const balance: Balance = {
  main: eur(1_200),
  locked: eur(5_000),
  casinoBonus: eur(300),
  liveCasinoBonus: eur(70),
  sportsBonus: eur(900),
  freeBets: eur(400),
  total: eur(7_470),
};

test.each([
  ['CASINO', 1_500, 300, 970],
  ['LIVE_CASINO', 1_270, 70, 1_200],
  ['SPORTS', 1_700, 500, 770],
  [undefined, 2_470, 1_270, 0],
] as const)('DEC-WAL-1 %s: own money and the bonus of the place, without free bets', (place, money, bonus, elsewhere) => {
  expect(playableAt(balance, place)).toEqual({
    money: eur(money),
    own: eur(1_200),
    bonus: eur(bonus),
    elsewhere: eur(elsewhere),
  });
});

test('DEC-WAL-1 the balance of a place and what it leaves out are the balance in the header', () => {
  for (const place of ['CASINO', 'LIVE_CASINO', 'SPORTS'] as const) {
    const { money, elsewhere } = playableAt(balance, place);
    expect(money.minor + elsewhere.minor).toBe(playableAt(balance).money.minor);
  }
});

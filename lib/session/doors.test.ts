import { type Access, mayEnter, type Section, wayAround } from '#lib/session/doors.ts';

const open: Access = {
  payout: false,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
  multibrandSuspended: false,
};
const sections: readonly Section[] = ['casino', 'live', 'sports', 'deposit', 'rewards', 'bonusCode'];
const entered = (change: Partial<Access>, canClaim = true) =>
  sections.filter((section) => mayEnter(section, { ...open, ...change }, canClaim));
const allBut = (...shut: readonly Section[]) => sections.filter((section) => !shut.includes(section));

test.each<[string, Partial<Access>, readonly Section[]]>([
  ['nothing held against him', {}, sections],
  ['a payout block', { payout: true }, []],
  ['a suspended brand', { multibrandSuspended: true }, []],
  ['no casino', { casino: false }, allBut('casino')],
  ['no live casino', { liveCasino: false }, allBut('live')],
  ['no sports', { sports: false }, allBut('sports')],
  ['no deposits', { deposit: false }, allBut('deposit')],
  ['no bonuses', { bonuses: false }, allBut('rewards', 'bonusCode')],
  ['no withdrawals', { withdrawal: false }, sections],
])('RTE-28 RTE-39 RTE-40 ACC-04 ACC-05 a player with %s', (_, change, expected) => {
  expect(entered(change)).toEqual(expected);
});

test('RTE-29 RTE-44 where no code may be claimed the bonus-code page is shut, and nothing else', () => {
  expect(entered({}, false)).toEqual(allBut('bonusCode'));
  expect(mayEnter('bonusCode', open)).toBe(false);
});

test('RTE-28 RTE-44 RTE-45 who may not enter is led home, or to his account where it was about his money', () => {
  expect(sections.map((section) => wayAround(section, '/fi-FI'))).toEqual([
    '/fi-FI',
    '/fi-FI',
    '/fi-FI',
    '/fi-FI/my-account',
    '/fi-FI/my-account',
    '/fi-FI',
  ]);
});

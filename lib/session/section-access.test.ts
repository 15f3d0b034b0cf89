import { type Access, canEnterSection, type Section, sectionFallback } from './section-access.ts';

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
const allowedSections = (change: Partial<Access>, canClaim = true) =>
  sections.filter((section) => canEnterSection(section, { ...open, ...change }, canClaim));
const allBut = (...closed: readonly Section[]) => sections.filter((section) => !closed.includes(section));

test.each<[string, Partial<Access>, readonly Section[]]>([
  ['no restriction', {}, sections],
  ['a payout block', { payout: true }, []],
  ['a suspended brand', { multibrandSuspended: true }, []],
  ['no casino', { casino: false }, allBut('casino')],
  ['no live casino', { liveCasino: false }, allBut('live')],
  ['no sports', { sports: false }, allBut('sports')],
  ['no deposits', { deposit: false }, allBut('deposit')],
  ['no bonuses', { bonuses: false }, allBut('rewards', 'bonusCode')],
  ['no withdrawals', { withdrawal: false }, sections],
])('RTE-06 RTE-28 RTE-39 RTE-40 ACC-02 ACC-04 ACC-05 a player with %s', (_, change, expected) => {
  expect(allowedSections(change)).toEqual(expected);
});

test('RTE-29 RTE-44 where no code can be claimed only the bonus-code page is closed', () => {
  expect(allowedSections({}, false)).toEqual(allBut('bonusCode'));
  expect(canEnterSection('bonusCode', open)).toBe(false);
});

test('RTE-28 RTE-44 RTE-45 redirects to the front page, or to the account for sections about money', () => {
  expect(sections.map((section) => sectionFallback(section, '/fi-FI'))).toEqual([
    '/fi-FI',
    '/fi-FI',
    '/fi-FI',
    '/fi-FI/my-account',
    '/fi-FI/my-account',
    '/fi-FI',
  ]);
});

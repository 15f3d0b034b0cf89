import { type AccountFacts, type AccountState, accountStateOf, rulesOf } from './state.ts';

const open: AccountFacts = { status: 'REGISTERED', kycStatus: 'NOT_VERIFIED', payout: false, multibrandSuspended: false };

test.each<[string, Partial<AccountFacts>, AccountState]>([
  ['nothing special', {}, 'REGISTERED'],
  ['a closed account', { status: 'CLOSED', payout: true }, 'CLOSED'],
  ['no finished registration', { status: 'PRE_REGISTERED' }, 'PRE_REGISTERED'],
  ['no verified address', { status: 'ACCOUNT_UNVERIFIED' }, 'ACCOUNT_UNVERIFIED'],
  ['a block by the operator', { status: 'BLACKLISTED', kycStatus: 'RESTRICTED' }, 'BLACKLISTED'],
  ['a time-out', { status: 'TIMEOUT', multibrandSuspended: true }, 'TIMEOUT'],
  ['an exclusion', { status: 'SELF_EXCLUDED' }, 'SELF_EXCLUDED'],
  ['the flag of a payout block', { payout: true }, 'PAYOUT'],
  ['a suspension by another brand', { multibrandSuspended: true }, 'PAYOUT'],
  ['the status of a payout block', { status: 'PAYOUT' }, 'PAYOUT'],
  ['a payout block and a restricted check', { payout: true, kycStatus: 'RESTRICTED' }, 'PAYOUT'],
  ['a restricted identity check', { kycStatus: 'RESTRICTED' }, 'RESTRICTED'],
  ['a suspended identity check', { kycStatus: 'SUSPENDED' }, 'RESTRICTED'],
  ['the status of a restriction', { status: 'RESTRICTED' }, 'RESTRICTED'],
  ['a status that nobody knows', { status: 'constructor' }, 'PAYOUT'],
])('ACC-14 a player with %s', (_, change, expected) => {
  expect(accountStateOf({ ...open, ...change })).toBe(expected);
});

test('ACC-14 a call that names no status says at least whether there is a payout block', () => {
  expect(accountStateOf({ payout: false })).toBe('REGISTERED');
  expect(accountStateOf({ payout: true })).toBe('PAYOUT');
});

test.each<[AccountState, boolean, boolean]>([
  ['REGISTERED', true, true],
  ['RESTRICTED', true, true],
  ['PAYOUT', true, false],
  ['TIMEOUT', false, false],
  ['SELF_EXCLUDED', false, false],
  ['CLOSED', false, false],
  ['BLACKLISTED', false, false],
  ['PRE_REGISTERED', false, false],
  ['ACCOUNT_UNVERIFIED', false, false],
])('ACC-14 in the state %s signing in is %s and playing is %s', (state, maySignIn, mayPlay) => {
  expect(rulesOf(state)).toEqual({ maySignIn, mayPlay });
});

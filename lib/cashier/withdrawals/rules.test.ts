import { checkResults } from '#lib/cashier/contract.ts';
import {
  amountBounds,
  inactiveWithdrawal,
  maxWithdrawable,
  nextWithdrawal,
  readWithdrawalAmount,
  resolveWithdrawStatus,
  withdrawStatuses,
} from './rules.ts';

test.each([
  ['SUCCESS', 'ALLOWED'],
  ['NOT_ENOUGH_FUNDS', 'ERROR'],
  ['EXCEEDS_KYC_LIMIT', 'ERROR'],
  ['FAILURE', 'ERROR'],
  ['DOCUMENTS_PREFERRED', 'VERIFYDOCUMENT_LOYAL'],
  ['DOCUMENTS_UNDER_REVIEW', 'VERIFYDOCUMENT_UNDER_REVIEW'],
  ['DOCUMENTS_REQUIRED', 'VERIFYDOCUMENT_REQUIRED'],
  ['DOCUMENTS_REQUIRED_RESTRICTED', 'VERIFYDOCUMENT_STRICT'],
  ['WITHDRAWAL_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED'],
  ['SELF_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
  ['SELF_SPEND_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
  ['RESTRICTED', 'RESTRICTED'],
  ['FORBIDDEN', 'RESTRICTED'],
  ['SUSPENDED', 'SUSPENDED'],
] as const)('WDR-02 %s means %s', (result, status) => {
  expect(resolveWithdrawStatus(result)).toBe(status);
});

test('WDR-02 there are thirteen states, and every result maps to one of them', () => {
  expect(new Set(withdrawStatuses).size).toBe(13);
  for (const result of checkResults) expect(withdrawStatuses).toContain(resolveWithdrawStatus(result));
});

test('WDR-03 the flow starts, keeps limit, duration and the cap, and XTR-20 clearing resets it to daily', () => {
  const loading = nextWithdrawal(inactiveWithdrawal, { kind: 'start' });
  expect(loading).toMatchObject({ status: 'LOADING', modal: true, duration: 'daily', limit: undefined });
  const check = { result: 'SUCCESS', limit: 900, duration: 'monthly', originalLimit: 20_000 } as const;
  const allowed = nextWithdrawal(loading, { kind: 'checked', check });
  expect(allowed).toMatchObject({ status: 'ALLOWED', modal: true, limit: 900, duration: 'monthly', originalLimit: 20_000 });
  expect(nextWithdrawal(allowed, { kind: 'clear' })).toEqual(inactiveWithdrawal);
  expect(inactiveWithdrawal).toMatchObject({ status: 'INACTIVE', modal: false, duration: 'daily' });
});

test('XTR-21 a spending limit is distinguished from other limits', () => {
  const after = (result: 'SELF_LIMIT_REACHED' | 'SELF_SPEND_LIMIT_REACHED') =>
    nextWithdrawal(inactiveWithdrawal, { kind: 'checked', check: { result } });
  expect(after('SELF_SPEND_LIMIT_REACHED').isSpendLimit).toBe(true);
  expect(after('SELF_LIMIT_REACHED').isSpendLimit).toBe(false);
});

test('only optional screens can be put off', () => {
  for (const status of withdrawStatuses) {
    const next = nextWithdrawal({ ...inactiveWithdrawal, status }, { kind: 'acknowledge' }).status;
    const isOptional = status === 'VERIFYDOCUMENT_LOYAL' || status === 'SELF_LIMIT_NOTIFY';
    expect(next).toBe(isOptional ? 'ALLOWED' : status);
  }
});

test('a failed check is an error', () => {
  expect(nextWithdrawal(inactiveWithdrawal, { kind: 'failed', error: undefined }).status).toBe('ERROR');
});

const bank = { min: 20, max: 10_000, currency: 'EUR' };

test.each([
  ['100', 30_000, 500, { minor: 10_000 }],
  ['1 000,50', 200_000, undefined, { minor: 100_050 }],
  ['19.99', 30_000, 500, { error: 'tooLow' }],
  ['300.01', 30_000, 500, { error: 'notEnough' }],
  ['500.01', 90_000, 500, { error: 'overCap' }],
  ['10000.01', undefined, undefined, { error: 'tooHigh' }],
  ['99999999999', undefined, undefined, { error: 'tooHigh' }],
  ['20.1234', 30_000, 500, { error: 'tooFine' }],
  ['1e3', 30_000, 500, { error: 'notANumber' }],
  ['-50', 30_000, 500, { error: 'notANumber' }],
  ['', 30_000, 500, { error: 'missing' }],
] as const)('"%s" with a balance of %s cents and %s left of the cap gives %j', (text, main, limit, expected) => {
  expect(readWithdrawalAmount(text, amountBounds(bank, limit, main))).toEqual(expected);
});

test('the largest amount is within balance, cap and method, and undefined until the balance is loaded', () => {
  expect(maxWithdrawable(amountBounds(bank, 5_000, 30_000))).toBe(30_000);
  expect(maxWithdrawable(amountBounds(bank, 120, 30_000))).toBe(12_000);
  expect(maxWithdrawable(amountBounds(bank, undefined, 9_000_000))).toBe(1_000_000);
  expect(maxWithdrawable(amountBounds(bank, 5_000, undefined))).toBeUndefined();
});

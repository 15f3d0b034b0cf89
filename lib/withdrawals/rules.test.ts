import { checkResults } from '#lib/cashier/contract.ts';
import {
  inactiveWithdrawal,
  nextWithdrawal,
  readWithdrawalAmount,
  roomOf,
  statusOf,
  wholeOf,
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
  expect(statusOf(result)).toBe(status);
});

test('WDR-02 there are thirteen states, and every answer leads to one of them', () => {
  expect(new Set(withdrawStatuses).size).toBe(13);
  for (const result of checkResults) expect(withdrawStatuses).toContain(statusOf(result));
});

test('WDR-03 the flow starts, keeps limit, duration and the cap, and XTR-20 clearing begins anew with daily', () => {
  const loading = nextWithdrawal(inactiveWithdrawal, { kind: 'start' });
  expect(loading).toMatchObject({ status: 'LOADING', modal: true, duration: 'daily', limit: undefined });
  const check = { result: 'SUCCESS', limit: 900, duration: 'monthly', originalLimit: 20_000 } as const;
  const allowed = nextWithdrawal(loading, { kind: 'checked', check });
  expect(allowed).toMatchObject({ status: 'ALLOWED', modal: true, limit: 900, duration: 'monthly', originalLimit: 20_000 });
  expect(nextWithdrawal(allowed, { kind: 'clear' })).toEqual(inactiveWithdrawal);
  expect(inactiveWithdrawal).toMatchObject({ status: 'INACTIVE', modal: false, duration: 'daily' });
});

test('XTR-21 a spending limit is told from another limit', () => {
  const after = (result: 'SELF_LIMIT_REACHED' | 'SELF_SPEND_LIMIT_REACHED') =>
    nextWithdrawal(inactiveWithdrawal, { kind: 'checked', check: { result } });
  expect(after('SELF_SPEND_LIMIT_REACHED').isSpendLimit).toBe(true);
  expect(after('SELF_LIMIT_REACHED').isSpendLimit).toBe(false);
});

test('only what asks politely can be put off', () => {
  for (const status of withdrawStatuses) {
    const next = nextWithdrawal({ ...inactiveWithdrawal, status }, { kind: 'acknowledge' }).status;
    const isPolite = status === 'VERIFYDOCUMENT_LOYAL' || status === 'SELF_LIMIT_NOTIFY';
    expect(next).toBe(isPolite ? 'ALLOWED' : status);
  }
});

test('a failed check is an error that can be tried again', () => {
  expect(nextWithdrawal(inactiveWithdrawal, { kind: 'failed' }).status).toBe('ERROR');
});

const bank = { min: 20, max: 10_000, currency: 'EUR' };

test.each([
  ['100', 30_000, 500, { minor: 10_000 }],
  ['1 000,50', 200_000, undefined, { minor: 100_050 }],
  ['19.99', 30_000, 500, { fault: 'tooLow' }],
  ['300.01', 30_000, 500, { fault: 'notEnough' }],
  ['500.01', 90_000, 500, { fault: 'overCap' }],
  ['10000.01', undefined, undefined, { fault: 'tooHigh' }],
  ['99999999999', undefined, undefined, { fault: 'tooHigh' }],
  ['20.1234', 30_000, 500, { fault: 'tooFine' }],
  ['1e3', 30_000, 500, { fault: 'notANumber' }],
  ['-50', 30_000, 500, { fault: 'notANumber' }],
  ['', 30_000, 500, { fault: 'missing' }],
] as const)('"%s" of %s cents with %s left of the cap is %j', (text, main, limit, expected) => {
  expect(readWithdrawalAmount(text, roomOf(bank, limit, main))).toEqual(expected);
});

test('all is what balance, cap and method allow together, and nothing while the balance is unknown', () => {
  expect(wholeOf(roomOf(bank, 5_000, 30_000))).toBe(30_000);
  expect(wholeOf(roomOf(bank, 120, 30_000))).toBe(12_000);
  expect(wholeOf(roomOf(bank, undefined, 9_000_000))).toBe(1_000_000);
  expect(wholeOf(roomOf(bank, 5_000, undefined))).toBeUndefined();
});

import { checkResults, type DepositCheck, depositCheckSchema } from './contract.ts';
import { readCashierMessage } from './message.ts';
import { selectPresets } from './presets.ts';
import { inactiveDeposit, nextDeposit, readDepositAmount, statusByResult } from './rules.ts';
import { withdrawCheckSchema } from './withdrawals/contract.ts';

const check = (more: Partial<DepositCheck>): DepositCheck => ({
  result: 'SUCCESS',
  isSpendLimit: false,
  hideCashier: false,
  ...more,
});
const checked = (more: Partial<DepositCheck>) => nextDeposit(inactiveDeposit, { kind: 'checked', check: check(more) });

test.each([
  ['DEP-04', 'NOT_ENOUGH_FUNDS', 'ERROR'],
  ['DEP-04', 'EXCEEDS_KYC_LIMIT', 'ERROR'],
  ['DEP-04', 'FAILURE', 'ERROR'],
  ['DEP-04', 'SUCCESS', 'ALLOWED'],
  ['DEP-05', 'DOCUMENTS_PREFERRED', 'VERIFYDOCUMENT_LOYAL'],
  ['DEP-06', 'DOCUMENTS_UNDER_REVIEW', 'VERIFYDOCUMENT_UNDER_REVIEW'],
  ['DEP-07', 'DOCUMENTS_REQUIRED', 'VERIFYDOCUMENT_REQUIRED'],
  ['DEP-08', 'DOCUMENTS_REQUIRED_RESTRICTED', 'VERIFYDOCUMENT_STRICT'],
  ['DEP-09', 'SELF_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
  ['DEP-09', 'SELF_SPEND_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
  ['DEP-11', 'PENDING_EXPIRED_DOCUMENTS', 'PENDING_EXPIRED_DOCUMENTS'],
  ['DEP-11', 'SUSPENDED', 'SUSPENDED'],
  ['DEC-PER-2', 'IDENTITY_REVIEW', 'IDENTITY_REVIEW'],
  ['DEP-04', 'RESTRICTED', 'RESTRICTED'],
  ['DEP-04', 'FORBIDDEN', 'RESTRICTED'],
  ['DEP-04', 'WITHDRAWAL_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED'],
] as const)('%s %s means %s', (_, result, status) => {
  expect(checked({ result }).status).toBe(status);
});

test('DEP-04 WDR-02 every result has its status; an unknown or missing one is no answer, which shows the error', () => {
  expect(Object.keys(statusByResult).sort()).toEqual([...checkResults].sort());
  for (const result of ['MOON_PHASE', undefined]) {
    expect(depositCheckSchema.safeParse({ result, isSpendLimit: false, hideCashier: false }).success).toBe(false);
    expect(withdrawCheckSchema.safeParse({ result }).success).toBe(false);
  }
  expect(nextDeposit(inactiveDeposit, { kind: 'failed', error: undefined }).status).toBe('ERROR');
});

test('DEP-07 DEP-09 the flow keeps days, limit and reset of the check', () => {
  expect(checked({ result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 12 }).daysLeftToVerifyDocuments).toBe(12);
  const limit = { limitType: 'W', limitLeft: 0, resetOn: '2026-11-23T00:00:00Z', isSpendLimit: true, hideCashier: true } as const;
  expect(checked({ result: 'SELF_SPEND_LIMIT_REACHED', ...limit })).toMatchObject(limit);
});

test('DEP-10 XTR-20 a near limit is a notification until it is acknowledged, and clearing keeps it', () => {
  const near = checked({ notification: 'SELF_LIMIT_NOTIFY', limitType: 'D', limitLeft: 10, resetOn: '2026-11-22T00:00:00Z' });
  expect(near).toMatchObject({ status: 'SELF_LIMIT_NOTIFY', notification: true });
  expect(nextDeposit(near, { kind: 'acknowledge' })).toMatchObject({ status: 'ALLOWED', notification: false });
  expect(nextDeposit(near, { kind: 'clear' })).toEqual({ ...inactiveDeposit, notification: true });
  expect(nextDeposit(near, { kind: 'start' })).toEqual({ ...inactiveDeposit, notification: true, status: 'LOADING' });
});

test('DEP-05 DEP-08 "later" opens the form unless the cashier is hidden', () => {
  const optional = checked({ result: 'DOCUMENTS_PREFERRED' });
  expect(nextDeposit(optional, { kind: 'acknowledge' }).status).toBe('ALLOWED');
  const hidden = checked({ result: 'DOCUMENTS_REQUIRED_RESTRICTED', hideCashier: true });
  expect(nextDeposit(hidden, { kind: 'acknowledge' })).toBe(hidden);
});

test('DEP-01 an amount is read within the bounds of its method', () => {
  const bounds = { min: 10, max: 250, currency: 'EUR' };
  expect(readDepositAmount('20,50', bounds)).toEqual({ minor: 2_050 });
  expect(readDepositAmount('9.99', bounds)).toEqual({ error: 'tooLow' });
  expect(readDepositAmount('250.01', bounds)).toEqual({ error: 'tooHigh' });
  expect(readDepositAmount('999999999999', bounds)).toEqual({ error: 'tooHigh' });
  expect(readDepositAmount('1.000', bounds)).toEqual({ error: 'ambiguous', larger: 100_000 });
  expect(readDepositAmount('20.5', { min: 10_000, max: 5_000_000, currency: 'CLP' })).toEqual({ error: 'tooFine' });
});

test.each([
  ['EUR', 10, 5_000, [2_000, 5_000, 10_000, 20_000]],
  ['NOK', 100, 1_000, [20_000, 50_000, 100_000]],
  ['CAD', 15, 7_500, [3_000, 7_500, 15_000, 30_000]],
  ['CLP', 10_000, 5_000_000, [20_000, 50_000, 100_000, 200_000]],
  ['SEK', 100, 50_000, [20_000, 50_000, 100_000, 200_000]],
])('DEP-01 presets are scaled to %s and within the bounds', (currency, min, max, minors) => {
  expect(selectPresets({ min, max, currency }).map(({ minor }) => minor)).toEqual(minors);
});

test('a frame message of another shape is ignored', () => {
  const message = { type: 'cashier.result', status: 'success', transactionId: 'dep_1' };
  expect(readCashierMessage(message)).toEqual({ status: 'success', transactionId: 'dep_1' });
  const others = [
    null,
    'cashier.result',
    { ...message, type: 'sb.ready' },
    { ...message, status: 'paid' },
    { ...message, transactionId: 1 },
  ];
  for (const other of others) expect(readCashierMessage(other)).toBeUndefined();
});

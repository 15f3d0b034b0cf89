/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { forgetRequest, keysOfAllTabs } from './request-key.ts';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const amount of [20, 21, 50]) cancel(amount);
});

const method = 'TRUSTLY';
const bodyOf = (amount: number) => ({ body: { method, amount, bankAccount: 'FI2112345600000785' } });
const twenty = bodyOf(20);
/** Cancels a withdrawal of the amount, by default one that is requested now. */
const cancel = (amount: number, requestedAt = Date.now()) =>
  forgetRequest({ method, amount, transactionDate: new Date(requestedAt).toISOString() });

test('DEC-X-7 the same request keeps its key in all tabs; other content or a form opened later gets a new one', () => {
  jest.useFakeTimers({ now: 1_000 });
  const [tab, other] = [keysOfAllTabs(), keysOfAllTabs()];
  const key = tab.keyOf(twenty);
  expect(tab.keyOf(twenty)).toBe(key);
  expect(other.keyOf(twenty)).toBe(key);
  expect(other.keyOf(bodyOf(21))).not.toBe(key);
  const again = tab.keyOf(twenty);
  jest.setSystemTime(61_000);
  expect(keysOfAllTabs().keyOf(twenty)).not.toBe(again);
});

test('DEC-X-7 a retry after a lost response keeps its key in a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const tab = keysOfAllTabs();
  const key = tab.keyOf(twenty);
  expect(tab.keyOf(twenty)).toBe(key);
  expect(tab.keyOf(bodyOf(21))).not.toBe(key);
});

test('DEC-X-7 after a refusal the same request is a new attempt; that of another tab keeps its key', () => {
  const [tab, other] = [keysOfAllTabs(), keysOfAllTabs()];
  const refused = tab.keyOf(twenty);
  tab.settle(refused, false);
  const next = tab.keyOf(twenty);
  expect(next).not.toBe(refused);
  other.settle(refused, false);
  expect(tab.keyOf(twenty)).toBe(next);
});

test('DEC-X-7 after an accepted request the same one is a new withdrawal, but in another tab still the same', () => {
  const [tab, other] = [keysOfAllTabs(), keysOfAllTabs()];
  const accepted = tab.keyOf(twenty);
  tab.settle(accepted, true);
  expect(other.keyOf(twenty)).toBe(accepted);
  expect(tab.keyOf(twenty)).not.toBe(accepted);
});

test('DEC-X-7 a tab that was opened before shares a key for two minutes; a retry after a lost response keeps it', () => {
  jest.useFakeTimers({ now: 1_000 });
  const [tab, other, third] = [keysOfAllTabs(), keysOfAllTabs(), keysOfAllTabs()];
  const key = tab.keyOf(twenty);
  jest.setSystemTime(121_000);
  expect(tab.keyOf(twenty)).toBe(key);
  jest.setSystemTime(121_001);
  expect(tab.keyOf(twenty)).toBe(key);
  tab.settle(key, true);
  const later = other.keyOf(twenty);
  expect(later).not.toBe(key);
  other.settle(later, true);
  expect(third.keyOf(twenty)).toBe(later);
});

test('DEC-X-7 after a cancellation the same request is a new withdrawal in a tab that was opened before', () => {
  const [tab, other] = [keysOfAllTabs(), keysOfAllTabs()];
  const cancelled = tab.keyOf(twenty);
  tab.settle(cancelled, true);
  cancel(20);
  expect(other.keyOf(twenty)).not.toBe(cancelled);
});

test('DEC-X-7 the cancellation of another withdrawal leaves a lost request its key', () => {
  const tab = keysOfAllTabs();
  const lost = tab.keyOf(twenty);
  cancel(50);
  expect(tab.keyOf(twenty)).toBe(lost);
});

test('DEC-X-7 the cancellation of the same amount by another method leaves a lost request its key', () => {
  const tab = keysOfAllTabs();
  const lost = tab.keyOf(twenty);
  forgetRequest({ method: 'BANK_TRANSFER', amount: 20, transactionDate: new Date().toISOString() });
  expect(tab.keyOf(twenty)).toBe(lost);
});

test('DEC-X-7 a lost request that another tab has cancelled is a new withdrawal, which keeps its key', () => {
  jest.useFakeTimers({ now: 10_000 });
  const tab = keysOfAllTabs();
  const lost = tab.keyOf(twenty);
  jest.setSystemTime(20_000);
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('./request-key.ts')>('./request-key.ts');
    other.forgetRequest({ method, amount: 20, transactionDate: new Date(9_000).toISOString() });
    other.forgetRequest({ method, amount: 50, transactionDate: new Date(9_000).toISOString() });
  });
  jest.setSystemTime(21_000);
  const next = tab.keyOf(twenty);
  expect(next).not.toBe(lost);
  expect(tab.keyOf(twenty)).toBe(next);
});

test('DEC-X-7 the cancellation of an older withdrawal of the same amount leaves a lost request its key', () => {
  jest.useFakeTimers({ now: 100_000 });
  const [tab, other] = [keysOfAllTabs(), keysOfAllTabs()];
  const lost = tab.keyOf(bodyOf(50));
  jest.setSystemTime(101_000);
  cancel(50, 40_000);
  expect(tab.keyOf(bodyOf(50))).toBe(lost);
  expect(other.keyOf(bodyOf(50))).toBe(lost);
});

test('what an earlier version has stored is no request', () => {
  localStorage.setItem('parlour.player.withdrawal', JSON.stringify({ content: '{"amount":20}', key: 'old', at: 1 }));
  expect(() => cancel(20)).not.toThrow();
  expect(keysOfAllTabs().keyOf(twenty)).not.toBe('old');
});

test('no whole account number is stored', () => {
  keysOfAllTabs().keyOf(twenty);
  expect(JSON.stringify({ ...localStorage })).toContain('0785');
  expect(JSON.stringify({ ...localStorage })).not.toContain('FI2112345600000785');
});

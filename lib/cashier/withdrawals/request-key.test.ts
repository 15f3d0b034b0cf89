/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { forgetRequest, resolveIdempotencyKey } from './request-key.ts';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const twenty = JSON.stringify({ amount: 20 });

test('DEC-X-7 the same request keeps its key; other content or a form opened later gets a new one', () => {
  const key = resolveIdempotencyKey(twenty, 0);
  expect(resolveIdempotencyKey(twenty, 0)).toBe(key);
  expect(resolveIdempotencyKey(JSON.stringify({ amount: 21 }), 0)).not.toBe(key);
  const again = resolveIdempotencyKey(twenty, 0);
  expect(resolveIdempotencyKey(twenty, Date.now() + 60_000)).not.toBe(again);
});

test('DEC-X-7 a retry after a lost response keeps its key in a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const key = resolveIdempotencyKey(twenty, 0);
  expect(resolveIdempotencyKey(twenty, 0)).toBe(key);
  expect(resolveIdempotencyKey(JSON.stringify({ amount: 21 }), 0)).not.toBe(key);
});

test('DEC-X-7 after a refusal the same request is a new attempt; that of another tab keeps its key', () => {
  const refused = resolveIdempotencyKey(twenty, 0);
  forgetRequest(refused);
  const next = resolveIdempotencyKey(twenty, 0);
  expect(next).not.toBe(refused);
  forgetRequest(refused);
  expect(resolveIdempotencyKey(twenty, 0)).toBe(next);
});

/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { keyOfWish } from './wish.ts';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const twenty = JSON.stringify({ amount: 20 });

test('DEC-X-7 the same wish keeps its key, another content or a form that was opened later has one of its own', () => {
  const key = keyOfWish(twenty, 0);
  expect(keyOfWish(twenty, 0)).toBe(key);
  expect(keyOfWish(JSON.stringify({ amount: 21 }), 0)).not.toBe(key);
  const again = keyOfWish(twenty, 0);
  expect(keyOfWish(twenty, Date.now() + 60_000)).not.toBe(again);
});

test('DEC-X-7 a second press after a lost answer is the same wish in a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const key = keyOfWish(twenty, 0);
  expect(keyOfWish(twenty, 0)).toBe(key);
  expect(keyOfWish(JSON.stringify({ amount: 21 }), 0)).not.toBe(key);
});

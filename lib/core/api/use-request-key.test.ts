/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { renderHook } from '@testing-library/react';
import { CallError } from './errors.ts';
import { useRequestKey } from './use-request-key.ts';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

test('DEC-X-7 a repeat after a lost answer keeps its key; other content and a new attempt have new ones', () => {
  const { result } = renderHook(() => useRequestKey());
  const { keyOf, settle } = result.current;
  const first = keyOf('twenty');
  settle(new CallError('network', { status: 503, code: 'error.system.error' }));
  expect(keyOf('twenty')).toBe(first);
  settle(new CallError('platform', { status: 502 }));
  expect(keyOf('twenty')).toBe(first);
  settle(new CallError('platform', { status: 400, code: 'error.validation' }));
  const second = keyOf('twenty');
  expect(second).not.toBe(first);
  settle();
  const third = keyOf('twenty');
  expect(third).not.toBe(second);
  expect(keyOf('thirty')).not.toBe(third);
});

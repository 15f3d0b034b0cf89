/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { act, renderHook } from '@testing-library/react';
import { startDeposit } from '#lib/cashier/calls.ts';
import { CallError } from './errors.ts';
import { SubmitCancelled, useSubmit } from './use-submit.ts';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const lost = new CallError('network', { status: 503, code: 'error.system.error' });
const failing = new CallError('platform', { status: 502 });
const refused = new CallError('platform', { status: 400, code: 'error.validation' });

let answer: () => Promise<string>;
const keys: string[] = [];
beforeEach(() => {
  keys.length = 0;
  answer = async () => 'stored';
});

const refuse = (error: Error) => {
  answer = () => Promise.reject(error);
};

function renderSubmit(options: Partial<Parameters<typeof useSubmit<string, string, string>>[1]> = {}) {
  const send = (_: string, { idempotencyKey }: { readonly idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    return answer();
  };
  const { result } = renderHook(() => useSubmit(send, { idempotent: true, refusalOf: String, ...options }));
  return { result, submit: (input: string) => act(() => result.current.submit(input)) };
}

test('DEC-X-7 a repeat after a lost answer keeps its key; other content and a new attempt have new ones', async () => {
  const { submit } = renderSubmit();
  for (const error of [lost, failing, refused]) {
    refuse(error);
    await submit('twenty');
  }
  const [first, ...repeats] = keys;
  expect(repeats).toEqual([first, first]);
  answer = async () => 'stored';
  await submit('twenty');
  expect(keys[3]).not.toBe(first);
  await submit('twenty');
  expect(keys[4]).not.toBe(keys[3]);
  refuse(lost);
  await submit('twenty');
  await submit('thirty');
  expect(keys[6]).not.toBe(keys[5]);
});

test('only one submission runs at a time, however quickly another follows', async () => {
  const { result } = renderSubmit();
  let finish: (reply: string) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const done: unknown[] = [];
  await act(async () => {
    void result.current.submit('twenty').then((reply) => done.push(reply));
    done.push(await result.current.submit('thirty'));
  });
  expect(keys).toHaveLength(1);
  expect(result.current).toMatchObject({ isPending: true, sent: 'twenty' });
  await act(async () => finish('stored'));
  expect(done).toEqual([undefined, 'stored']);
  expect(result.current).toMatchObject({ isPending: false, sent: undefined, isDone: true });
});

test('a refusal is shown until the next try, success or reset', async () => {
  const onRefused = jest.fn();
  const { result, submit } = renderSubmit({ onRefused });
  refuse(refused);
  await submit('twenty');
  expect(result.current).toMatchObject({ refusal: String(refused), isPending: false, isDone: false });
  expect(onRefused).toHaveBeenCalledWith(refused, 'twenty');
  act(() => result.current.reset());
  expect(result.current.refusal).toBeNull();
  await submit('twenty');
  let finish: (reply: string) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  await act(async () => void result.current.submit('twenty'));
  expect(result.current).toMatchObject({ refusal: null, isPending: true });
  await act(async () => finish('stored'));
  expect(result.current).toMatchObject({ refusal: null, isDone: true });
});

test('a submission that the player gave up leaves nothing behind, and keeps its key', async () => {
  const [onRefused, onSettled] = [jest.fn(), jest.fn()];
  const { result, submit } = renderSubmit({ onRefused, onSettled });
  refuse(new SubmitCancelled());
  await submit('twenty');
  await submit('twenty');
  expect(result.current).toMatchObject({ refusal: null, isPending: false, isDone: false });
  expect(onRefused).not.toHaveBeenCalled();
  expect(onSettled).toHaveBeenCalledTimes(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a form that is left on success stays pending', async () => {
  const { result, submit } = renderSubmit({ leaves: true });
  await submit('twenty');
  expect(result.current).toMatchObject({ isPending: true, isDone: true });
  await submit('twenty');
  expect(keys).toHaveLength(1);
});

test('a call that has an idempotency key compiles with `idempotent` only', () => {
  renderHook(() => useSubmit(startDeposit, { idempotent: true }));
  const { result } = renderHook(() => {
    // @ts-expect-error `idempotent` is missing.
    return useSubmit(startDeposit);
  });
  expect(result.current.isPending).toBe(false);
});

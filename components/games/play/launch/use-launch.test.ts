/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { readOwnSession } from '#lib/games/launch/own-session.ts';
import { type Answer, answerFetch } from '../../../../tests/fixtures/components/answer-fetch.ts';
import { withLocale } from '../../../../tests/fixtures/components/render-with-locale.tsx';
import { useLaunch } from './use-launch.ts';

const gameOf = (session: string): Answer => [200, { kind: 'game', url: 'http://games/a', mode: 'real', session }];
const locks = new Set<string>();

beforeEach(() => {
  locks.clear();
  async function request<Result>(name: string, _: LockOptions, task: (lock: object) => Promise<Result>) {
    locks.add(name);
    return task({ name }).finally(() => locks.delete(name));
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});

test.each<[string, Answer]>([
  ['a late answer', gameOf('gs_1')],
  ['a late answer about an expired session of the provider', [400, { code: 'error.evolution.session' }]],
])('%s of a launch that was left keeps the session and the lock of the game that has opened since', async (_, late) => {
  const left = Promise.withResolvers<Answer>();
  let answer: Answer | Promise<Answer> = left.promise;
  const requested = answerFetch(() => answer);
  const wrapper = withLocale('en-UN');
  const first = renderHook(() => useLaunch('first'), { wrapper });
  await waitFor(() => expect(requested).toHaveLength(1));
  first.unmount();
  answer = gameOf('gs_2');
  const second = renderHook(() => useLaunch('second'), { wrapper });
  await waitFor(() => expect(second.result.current.launch.state).toBe('game'));
  await act(async () => left.resolve(late));
  await new Promise((resolve) => setTimeout(resolve));
  expect(requested).toHaveLength(2);
  expect([...locks]).toEqual(['parlour-game-gs_2']);
  expect(await readOwnSession()).toBe('gs_2');
});

test('a late answer of a launch that was left is the tab’s last session where no game has opened since', async () => {
  const left = Promise.withResolvers<Answer>();
  const requested = answerFetch(() => left.promise);
  const first = renderHook(() => useLaunch('first'), { wrapper: withLocale('en-UN') });
  await waitFor(() => expect(requested).toHaveLength(1));
  first.unmount();
  await act(async () => left.resolve(gameOf('gs_3')));
  await waitFor(async () => expect(await readOwnSession()).toBe('gs_3'));
  expect([...locks]).toEqual([]);
});

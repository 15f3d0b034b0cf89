/** @jest-environment jsdom */
import { runWithTabLock } from './tab-lock.ts';

type Request = LockManager['request'];

function provide(request: unknown): void {
  Object.defineProperty(navigator, 'locks', { value: request && { request }, configurable: true });
}

const granted = (lock: object | null) => (_name: string, _options: object, run: (lock: object | null) => unknown) => run(lock);
const refused = async () => {
  throw new DOMException('The browser blocks storage.', 'SecurityError');
};

test.each([
  ['this tab has the lock', granted({}), true],
  ['another tab has the lock', granted(null), false],
  ['the browser has no locks', undefined, true],
  ['the browser refuses them', refused, true],
])('%s: the task is told', async (_, request, expected) => {
  provide(request);
  await expect(runWithTabLock('test', { ifAvailable: true }, async (hasLock) => hasLock)).resolves.toBe(expected);
});

test('a task that fails is not run again', async () => {
  provide(granted({}) as unknown as Request);
  const task = jest.fn(async () => {
    throw new Error('no answer');
  });
  await expect(runWithTabLock('test', {}, task)).rejects.toThrow('no answer');
  expect(task).toHaveBeenCalledTimes(1);
});

test('a wait that is ended runs nothing', async () => {
  provide(refused);
  const task = jest.fn(async () => undefined);
  await expect(runWithTabLock('test', { signal: AbortSignal.abort() }, task)).rejects.toThrow();
  expect(task).not.toHaveBeenCalled();
});

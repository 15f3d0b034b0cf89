import type { TestedProcess } from '../../../tests/fixtures/servers/isolated-process.ts';
import { startChild } from './child.ts';

const processModule = new URL('../../../tests/fixtures/servers/isolated-process.ts', import.meta.url);
const start = () => {
  const functions = { add: (one: number, other: number) => one + other };
  return startChild<TestedProcess, typeof functions>({
    name: 'test',
    module: processModule,
    functions,
    maxHeapMb: 60,
    maxResidentMb: 400,
  });
};

test('parent and child call each other', async () => {
  const child = start();
  expect(await child.calls.double(21)).toBe(42);
  child.kill();
  expect(await child.ended).toBe('signal SIGKILL');
  await expect(child.calls.double(1)).rejects.toThrow();
});

test('a call that has no answer when the child ends is rejected', async () => {
  const child = start();
  await child.calls.double(1);
  const waiting = child.calls.wait();
  child.kill();
  await expect(waiting).rejects.toThrow('has ended: signal SIGKILL');
});

test.each([
  ['memory of libraries', (calls: ReturnType<typeof start>['calls']) => calls.fill(600)],
  ['memory of scripts', (calls: ReturnType<typeof start>['calls']) => calls.grow()],
])('SEC-16 a child that takes too much %s ends, and nothing else does', async (_, take) => {
  const child = start();
  await child.calls.double(1);
  await expect(take(child.calls)).rejects.toThrow('has ended');
});

test('a child leaves the signals of a terminal to its parent', async () => {
  const child = start();
  await child.calls.double(1);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await child.calls.double(2)).toBe(4);
  child.kill();
  await child.ended;
});

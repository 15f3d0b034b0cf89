import { createWorkQueue } from './work-queue.ts';

test('SEC-16 more work than may wait is refused; the same work is shared', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, maxWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = queue.run('a', () => promise);
  const waiting = queue.run('b', async () => 'b');
  await expect(queue.run('c', async () => 'c')).rejects.toMatchObject({ status: 503 });
  const shared = queue.run('a', async () => 'another');
  resolve('a');
  expect(await Promise.all([running, waiting, shared])).toEqual(['a', 'b', 'a']);
  expect(await queue.run('c', async () => 'c')).toBe('c');
});

import { createKeyedLock } from './keyed-lock.ts';

test('tasks of one key run in their order, those of another key meanwhile, also after a failure', async () => {
  const runExclusive = createKeyedLock();
  const seen: string[] = [];
  const end = Promise.withResolvers<void>();
  const first = runExclusive('a', async () => {
    seen.push('first begins');
    await end.promise;
    seen.push('first ends');
    throw new Error('failed');
  });
  const second = runExclusive('a', async () => {
    seen.push('second');
    return 2;
  });
  await runExclusive('b', async () => void seen.push('other key'));
  end.resolve();
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe(2);
  expect(await runExclusive('a', async () => 3)).toBe(3);
  expect(seen).toEqual(['first begins', 'other key', 'first ends', 'second']);
});

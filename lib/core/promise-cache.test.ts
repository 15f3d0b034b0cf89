import { createPromiseCache } from './promise-cache.ts';

test('calls of a key share a load, and another key loads its own', async () => {
  const get = createPromiseCache<string[]>(60_000);
  const load = jest.fn(async () => ['first']);
  expect(await Promise.all([get('a', load), get('a', load), get('b', load)])).toEqual([['first'], ['first'], ['first']]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a rejected load is not cached', async () => {
  const get = createPromiseCache<string[]>(60_000);
  await expect(get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await get('a', async () => ['second'])).toEqual(['second']);
});

test('a value expires', async () => {
  const get = createPromiseCache<string[]>(20);
  await get('a', async () => ['first']);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await get('a', async () => ['second'])).toEqual(['second']);
});

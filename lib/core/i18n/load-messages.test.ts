import { loadMessages } from './load-messages.ts';

const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test('MKT-27 CST-04 a failed load is logged and retried three times, 2 s × attempt apart', async () => {
  fetched.mockRejectedValue(new Error('offline'));
  const outcome = loadMessages('fi', 'signIn').then(
    () => 'loaded',
    () => 'failed',
  );
  for (const [waited, calls] of [
    [0, 1],
    [2_000, 2],
    [4_000, 3],
    [6_000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(waited);
    expect(fetched).toHaveBeenCalledTimes(calls);
  }
  expect(await outcome).toBe('failed');
  expect(console.warn).toHaveBeenCalledTimes(4);
});

test("MKT-26 a namespace comes from the language's catalog", async () => {
  fetched.mockResolvedValue(Response.json({ title: 'Kirjaudu' }));
  expect(await loadMessages('fi', 'signIn')).toEqual({ title: 'Kirjaudu' });
  expect(fetched).toHaveBeenCalledWith('/locales/fi/signIn.json');
});

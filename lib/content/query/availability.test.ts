import { createAvailability } from './availability.ts';

jest.mock('#lib/core/config/site.ts', () => ({ siteConfig: () => ({}) }));
jest.mock('./client.ts', () => ({}));

test('a content service without an answer is probed in the background until it answers', async () => {
  jest.useFakeTimers();
  const probe = jest.fn(async () => false);
  const availability = createAvailability(probe);
  expect(availability.isAnswering).toBe(true);
  availability.stalled();
  availability.stalled();
  await availability.settled();
  expect([availability.isAnswering, probe.mock.calls.length]).toEqual([false, 1]);
  await jest.advanceTimersByTimeAsync(1_000);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([availability.isAnswering, probe.mock.calls.length]).toEqual([false, 3]);
  probe.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(4_000);
  expect([availability.isAnswering, probe.mock.calls.length]).toEqual([true, 4]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});

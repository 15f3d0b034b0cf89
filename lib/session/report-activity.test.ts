/** @jest-environment jsdom */
import { reportActivity } from './report-activity.ts';

const idle: number[] = [];

beforeEach(() => {
  Object.assign(globalThis, {
    fetch: async (_: string, { body }: { readonly body: string }) => {
      idle.push(JSON.parse(body).idleMs);
      return { ok: true, status: 204, headers: new Headers() };
    },
  });
});

test('LOG-20 activity is reported once, every minute at most, and also after the clock of the device is set back', async () => {
  const start = 1_800_000_000_000;
  await reportActivity(start, start);
  await reportActivity(start, start + 90_000);
  await reportActivity(start + 30_000, start + 59_999);
  expect(idle).toEqual([0]);
  await reportActivity(start + 59_000, start + 60_000);
  expect(idle).toEqual([0, 1_000]);
  const setBack = start - 3_600_000;
  await reportActivity(setBack - 2_000, setBack);
  await reportActivity(setBack - 2_000, setBack + 60_000);
  await reportActivity(setBack + 57_000, setBack + 60_000);
  expect(idle).toEqual([0, 1_000, 2_000, 3_000]);
});

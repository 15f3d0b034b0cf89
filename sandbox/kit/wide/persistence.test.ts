import { hourMs } from '#lib/core/time/durations.ts';
import { openBeforeAll } from '../../../tests/fixtures/open-before-all.ts';
import { openTestContext } from '../../../tests/fixtures/sandbox/service-context.ts';
import { openClock } from '../clock.ts';
import { createClockStore } from '../clock-store.ts';

const context = openBeforeAll(openTestContext, 60_000);

test('OPS-05 moves business time, calls the listeners and keeps the offset after a restart', async () => {
  const { clock, database } = context();
  const seen: number[] = [];
  clock.onMove(() => void seen.push(clock.offsetMs));
  await clock.advance(90_000);
  await clock.advance(-30_000);
  expect(seen).toEqual([90_000, 60_000]);
  expect(Math.abs(clock.now().getTime() - Date.now() - 60_000)).toBeLessThan(1_000);

  expect((await openClock(createClockStore(database))).offsetMs).toBe(60_000);
  await clock.reset();
  expect((await openClock(createClockStore(database))).offsetMs).toBe(0);
});

test('OPS-04 keeps messages, newest first, with the business time they were sent at', async () => {
  const { clock, outbox } = context();
  await outbox.send({ to: '+358401234567', channel: 'SMS', text: 'Your code is 123456.', code: '123456' });
  await clock.advance(hourMs);
  await outbox.send({ to: 'ava.new@sandbox.test', channel: 'EMAIL', text: 'A link', link: 'http://localhost:3000/x' });

  const all = await outbox.list();
  expect(all.map(({ to }) => to)).toEqual(['ava.new@sandbox.test', '+358401234567']);
  expect(await outbox.list('+358401234567')).toEqual([
    { to: '+358401234567', channel: 'SMS', text: 'Your code is 123456.', code: '123456', at: all[1]?.at },
  ]);
  expect(Math.abs(Date.parse(all[0]?.at ?? '') - Date.now() - hourMs)).toBeLessThan(60_000);

  await outbox.clear();
  expect(await outbox.list()).toEqual([]);
});

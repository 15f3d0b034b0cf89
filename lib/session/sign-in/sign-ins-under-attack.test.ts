import { networksOf } from '#lib/core/http/address.ts';
import { createFairQueue, isLong, type Lane } from './fair-queue.ts';

/** As on two busy processors: one thread that works on two sign-ins at a time. */
const threads = 1;
const maxRunning = 2;
const signInMs = 1_500;
const maxWaitMs = 6_000;
const stepMs = 20;

interface Visitor {
  readonly who: string;
  readonly address: string;
  readonly everyMs: number;
  readonly firstMs: number;
  /** `other` is asked for a captcha while the queue is long, which only a person passes. */
  readonly lane: Lane;
}

interface Task {
  readonly who: string;
  readonly at: number;
}

/** What became of the sign-ins of one visitor: how long those waited that had their turn, and how many had none. */
interface Fates {
  readonly waited: number[];
  challenged: number;
  dropped: number;
  late: number;
}

/** A minute of sign-ins through the real queue. */
function simulate(visitors: readonly Visitor[]): (who: string) => Fates {
  const queue = createFairQueue<Task>();
  const open = new Set<Task>();
  const fates = new Map(visitors.map(({ who }) => [who, { waited: [], challenged: 0, dropped: 0, late: 0 } as Fates]));
  const of = (who: string) => fates.get(who) ?? { waited: [], challenged: 0, dropped: 0, late: 0 };
  let busyUntil: number[] = [];
  for (let now = 0; now < 60_000; now += stepMs) {
    for (const { who, address, lane } of visitors.filter(({ everyMs, firstMs }) => now % everyMs === firstMs)) {
      if (lane === 'other' && isLong(queue.size(), threads)) {
        of(who).challenged += 1;
        continue;
      }
      const task = { who, at: now };
      open.add(task);
      const dropped = queue.add({ lane, client: networksOf(address) }, task);
      if (dropped && open.delete(dropped)) of(dropped.who).dropped += 1;
    }
    for (const task of open) {
      if (now - task.at < maxWaitMs) continue;
      queue.remove((each) => each === task);
      open.delete(task);
      of(task.who).late += 1;
    }
    busyUntil = busyUntil.filter((until) => until > now);
    while (busyUntil.length < maxRunning && queue.size() > 0) {
      const next = queue.next();
      if (!next) break;
      open.delete(next);
      of(next.who).waited.push(now - next.at);
      busyUntil.push(now + signInMs);
    }
  }
  return of;
}

/** Eight addresses, ten sign-ins a second of each; or as fast as eight persons solve captchas. */
const eightAddresses = (lane: Lane): readonly Visitor[] =>
  Array.from({ length: 8 }, (_, at) => {
    const pace = lane === 'verified' ? { everyMs: 12_000, firstMs: at * 1_500 } : { everyMs: 100, firstMs: 0 };
    return { who: `attacker ${at}`, address: `198.51.100.${at}`, ...pace, lane };
  });
/** A thousand networks of one /48 that send a hundred sign-ins a second. */
const oneWideNetwork = (lane: Lane): readonly Visitor[] =>
  Array.from({ length: 1_000 }, (_, at) => {
    return { who: `network ${at}`, address: `2001:db8:1:${at.toString(16)}::1`, everyMs: 10_000, firstMs: 0, lane };
  });
const honest = (lane: Lane): Visitor => ({ who: lane, address: '203.0.113.7', everyMs: 3_000, firstMs: 0, lane });

const floods: readonly (readonly [string, readonly Visitor[]])[] = [
  ['eight addresses', eightAddresses('other')],
  ['a thousand networks of one /48', oneWideNetwork('other')],
  ['eight persons who solve captchas', eightAddresses('verified')],
  ['a thousand networks of one /48 that solve captchas', oneWideNetwork('verified')],
];

test.each(floods)('LOG-27 while %s sign in a known browser waits for less than 1.5 s and is never refused', (_, flood) => {
  const { waited, challenged, dropped, late } = simulate([...flood, honest('known')])('known');
  expect(waited).toHaveLength(20);
  expect(Math.max(...waited)).toBeLessThan(1_500);
  expect([challenged, dropped, late]).toEqual([0, 0, 0]);
});

test.each(floods)('LOG-27 while %s sign in an unknown browser that passed the captcha has its turn', (_, flood) => {
  const { waited, challenged, dropped, late } = simulate([...flood, honest('verified')])('verified');
  expect(waited).toHaveLength(20);
  expect(Math.max(...waited)).toBeLessThan(5_000);
  expect([challenged, dropped, late]).toEqual([0, 0, 0]);
});

test('LOG-27 without lanes the same eight addresses would keep others waiting for too long', () => {
  expect(simulate([...eightAddresses('known'), honest('known')])('known').late).toBeGreaterThan(5);
});

test('LOG-27 without a flood no one is asked for a captcha', () => {
  const of = simulate([honest('other'), { ...honest('known'), address: '203.0.113.8' }]);
  expect([of('other').challenged, of('known').challenged]).toEqual([0, 0]);
  expect(Math.max(...of('other').waited)).toBeLessThan(signInMs);
});

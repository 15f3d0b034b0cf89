import { findGrowing, type Reading } from './memory.ts';

const every = 5_500;

/** Readings of a process with this live memory in MB after a number of requests. */
function readingsOf(live: (requests: number) => number, count = 8): readonly Reading[] {
  return Array.from({ length: count }, (_, at) => {
    const requests = (at + 1) * every;
    return { requests, memory: [{ name: 'site', live: live(requests), resident: 400 }] };
  });
}

/** As measured: Next drops stored pages from its cache. */
const noise = (requests: number) => ((requests / every) % 3 === 0 ? 7 : 0);
const filling = (requests: number) => 170 + 38 * (1 - Math.exp(-requests / 6_000));

test('memory that grows with every request is a leak, also beside caches', () => {
  expect(findGrowing(readingsOf((requests) => filling(requests) + noise(requests) + requests * 0.002))).toEqual([
    expect.stringMatching(/^the live memory of the site grows by \d\.\d kB with every request/),
  ]);
});

test('a cache that has filled is none, and a few requests show nothing', () => {
  expect(findGrowing(readingsOf((requests) => filling(requests) + noise(requests)))).toEqual([]);
  expect(findGrowing(readingsOf((requests) => requests * 0.002, 5))).toEqual([]);
});

import { createCircuitBreaker } from './circuit-breaker.ts';

function breaker() {
  const clock = { now: 0 };
  const log = jest.fn();
  const own = createCircuitBreaker({ name: 'platform', now: () => clock.now, log });
  const stall = (operation: string, times = 1) => {
    for (let time = 0; time < times; time += 1) own.stalled(operation);
  };
  return { ...own, stall, clock, log };
}

test('opens after three calls without an answer, and lets one probe through after a second', () => {
  const { allows, stall, clock } = breaker();
  stall('GET /a', 2);
  expect(allows('GET /a')).toBe(true);
  stall('GET /a');
  expect(allows('GET /a')).toBe(false);
  clock.now = 1_000;
  expect([allows('GET /a'), allows('GET /a')]).toEqual([true, false]);
});

test('waits twice as long after every probe without an answer, up to 15 s', () => {
  const { allows, stall, clock } = breaker();
  stall('GET /a', 3);
  const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].map((ms) => {
    clock.now += ms - 1;
    const early = allows('GET /a');
    clock.now += 1;
    const due = allows('GET /a');
    stall('GET /a');
    return [early, due];
  });
  expect(waits).toEqual(waits.map(() => [false, true]));
});

test('an answer closes every operation of the service', () => {
  const { allows, answered, stall, clock, log } = breaker();
  stall('GET /a', 3);
  stall('GET /b');
  expect([allows('GET /a'), allows('GET /b')]).toEqual([false, false]);
  clock.now = 1_000;
  expect(allows('GET /b')).toBe(true);
  answered('GET /b');
  expect([allows('GET /a'), allows('GET /b')]).toEqual([true, true]);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a stalled read does not hold back a payment that is answered', () => {
  const { allows, answered, stall } = breaker();
  stall('GET /winners', 9);
  expect(allows('POST /deposit')).toBe(true);
  answered('POST /deposit');
  expect([allows('POST /deposit'), allows('GET /winners')]).toEqual([true, false]);
});

test('an answer between stalls starts the count again; a caller that gives up leaves the probe to the next', () => {
  const { allows, answered, abandoned, stall, clock } = breaker();
  stall('GET /a', 2);
  answered('GET /a');
  stall('GET /a', 2);
  expect(allows('GET /a')).toBe(true);
  stall('GET /a');
  clock.now = 1_000;
  expect([allows('GET /a'), allows('GET /a')]).toEqual([true, false]);
  abandoned('GET /a');
  expect(allows('GET /a')).toBe(true);
});

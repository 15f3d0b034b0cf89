import { createLogSampler, type LeftOut } from './sampler.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const reports: LeftOut[] = [];
  const { takes } = createLogSampler({ perClient: 3, inAll: 10, report: (leftOut) => void reports.push(leftOut) });
  const taken = (client: string | undefined, times: number) =>
    Array.from({ length: times }, () => takes(client)).filter(Boolean).length;
  return { reports, taken };
}

test('SEC-01 a client that floods the log has its first lines of a minute there, and others theirs', () => {
  const { reports, taken } = setUp();
  expect([taken('a', 100), taken('b', 2), taken('b', 5)]).toEqual([3, 2, 1]);
  jest.advanceTimersByTime(60_000);
  expect(reports).toEqual([{ count: 101, clients: 2 }]);
  expect([taken('a', 100), taken('b', 1)]).toEqual([3, 1]);
});

test('SEC-01 many clients together cannot fill it either, and a quiet minute reports nothing', () => {
  const { reports, taken } = setUp();
  const all = Array.from({ length: 1_000 }, (_, at) => taken(`client ${at}`, 1));
  expect(all.filter((lines) => lines === 1)).toHaveLength(10);
  expect(taken(undefined, 5)).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(reports).toEqual([{ count: 995, clients: 10 }]);
  expect(taken(undefined, 5)).toBe(5);
  jest.advanceTimersByTime(120_000);
  expect(reports).toHaveLength(1);
});

import { describeRun, judge, type Minute, residentMb } from './endurance.ts';

const runOf = (memory: readonly number[], more: Partial<Minute> = {}): readonly Minute[] =>
  memory.map((site, index) => ({
    minute: index + 1,
    signIns: 200,
    errors: [],
    slowest: 300,
    site,
    sandbox: 140,
    siteResident: 300 + index * 30,
    sandboxResident: 400,
    ...more,
  }));

test('memory that settles is flat, however much it grew while it warmed up, and whatever the collector still holds', () => {
  expect(judge(runOf([50, 70, 81, 81.4, 80.8, 81.2])).isReached).toBe(true);
});

test('four kilobytes of each sign-in that nobody gives back are found', () => {
  const leaking = [50, 70, 81, 81.8, 82.6, 83.4, 84.1, 84.9, 85.7, 86.5];
  expect(judge(runOf(leaking))).toMatchObject({ isReached: false, text: expect.stringContaining('site 4.0 kB') });
});

test('one look that is off is noise', () => {
  expect(judge(runOf([50, 70, 81, 81, 84, 81, 81, 81, 81, 81])).isReached).toBe(true);
});

test('one error spoils a run, and is told', () => {
  const run = runOf([80, 80, 80, 80, 80], { errors: ['the site refused the sign-in: 503'] });
  expect(judge(run)).toMatchObject({ isReached: false });
  expect(describeRun(run.slice(0, 1))).toContain('1 errors (the site refused the sign-in: 503)');
});

test('a short run says that it judges no memory', () => {
  expect(judge(runOf([80, 80, 90, 95])).text).toContain('memory not judged');
});

test('tells the memory of a process, and nothing of one that is gone', () => {
  expect(residentMb(process.pid)).toBeGreaterThan(10);
  expect(residentMb(undefined)).toBe(0);
});

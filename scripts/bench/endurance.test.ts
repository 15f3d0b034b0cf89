import { describeRun, evaluateRun, type Minute, readResidentMb } from './endurance.ts';

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

test('memory that is stable after the warm-up passes, whatever the resident memory is', () => {
  expect(evaluateRun(runOf([50, 70, 81, 81.4, 80.8, 81.2])).isReached).toBe(true);
});

test('finds a leak of four kilobytes per sign-in', () => {
  const leaking = [50, 70, 81, 81.8, 82.6, 83.4, 84.1, 84.9, 85.7, 86.5];
  expect(evaluateRun(runOf(leaking))).toMatchObject({ isReached: false, text: expect.stringContaining('site 4.0 kB') });
});

test('tolerates a single outlier', () => {
  expect(evaluateRun(runOf([50, 70, 81, 81, 84, 81, 81, 81, 81, 81])).isReached).toBe(true);
});

test('a single error fails the run and is described', () => {
  const run = runOf([80, 80, 80, 80, 80], { errors: ['the site refused the sign-in: 503'] });
  expect(evaluateRun(run)).toMatchObject({ isReached: false });
  expect(describeRun(run.slice(0, 1))).toContain('1 errors (the site refused the sign-in: 503)');
});

test('a short run does not evaluate memory', () => {
  expect(evaluateRun(runOf([80, 80, 90, 95])).text).toContain('memory not evaluated');
});

test('reads the resident memory of a process, 0 for a missing one', () => {
  expect(readResidentMb(process.pid)).toBeGreaterThan(10);
  expect(readResidentMb(undefined)).toBe(0);
});

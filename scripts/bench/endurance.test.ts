import { describeRun, judge, type Minute, residentMb } from './endurance.ts';

const runOf = (memory: readonly number[], more: Partial<Minute> = {}): readonly Minute[] =>
  memory.map((siteMb, index) => ({
    minute: index + 1,
    signIns: 200,
    errors: [],
    slowest: 300,
    siteMb,
    sandboxMb: 400,
    ...more,
  }));

test('memory that settles is flat, however much it grew while it warmed up', () => {
  expect(judge(runOf([100, 180, 300, 310, 305, 312])).isReached).toBe(true);
});

test('memory that goes on growing after the third minute is not', () => {
  expect(judge(runOf([100, 180, 200, 215, 230, 245, 260, 275, 290, 305])).isReached).toBe(false);
});

test('one high look among the last three is noise', () => {
  expect(judge(runOf([100, 180, 300, 305, 302, 390, 304])).isReached).toBe(true);
});

test('one error spoils a run, and is told', () => {
  const run = runOf([300, 300, 300, 300], { errors: ['the site refused the sign-in: 503'] });
  expect(judge(run)).toMatchObject({ isReached: false });
  expect(describeRun(run.slice(0, 1))).toContain('1 errors (the site refused the sign-in: 503)');
});

test('a short run says that it judges no memory', () => {
  expect(judge(runOf([300, 300])).text).toContain('memory not judged');
});

test('tells the memory of a process, and nothing of one that is gone', () => {
  expect(residentMb(process.pid)).toBeGreaterThan(10);
  expect(residentMb(undefined)).toBe(0);
});

import { clearTrail, goBack, goForward, recoverySteps, trailTo } from './steps.ts';

it('RST-01 LOG-22 has four steps in their order', () => {
  expect(recoverySteps).toEqual(['Email', 'Verification', 'Password', 'Complete']);
});

it('RST-01 goes forward and back and never beyond the ends', () => {
  const forwards = [clearTrail];
  for (let steps = 0; steps < 5; steps += 1) forwards.push(goForward(forwards.at(-1) ?? clearTrail));
  expect(forwards.map(({ at }) => at)).toEqual(['Email', 'Verification', 'Password', 'Complete', 'Complete', 'Complete']);
  const backs = [trailTo('Complete')];
  for (let steps = 0; steps < 5; steps += 1) backs.push(goBack(backs.at(-1) ?? clearTrail));
  expect(backs.map(({ at }) => at)).toEqual(['Complete', 'Password', 'Verification', 'Email', 'Email', 'Email']);
});

it('RST-02 going forward pushes the step that is left, once; clearing forgets', () => {
  const there = goForward(goForward(clearTrail));
  expect(there).toEqual({ at: 'Password', visited: ['Email', 'Verification'] });
  expect(goForward(goBack(there))).toEqual(there);
  expect(goForward(trailTo('Complete')).visited).toEqual(['Email', 'Verification', 'Password']);
  expect(clearTrail).toEqual({ at: 'Email', visited: [] });
});

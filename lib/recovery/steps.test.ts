import { emptyTrail, goBack, goForward, recoverySteps, trailTo } from './steps.ts';

it('RST-01 LOG-22 has four steps in their order', () => {
  expect(recoverySteps).toEqual(['Email', 'Verification', 'Password', 'Complete']);
});

it('RST-01 goes forward and back, not beyond the ends', () => {
  const forwards = [emptyTrail];
  for (let steps = 0; steps < 5; steps += 1) forwards.push(goForward(forwards.at(-1) ?? emptyTrail));
  expect(forwards.map(({ at }) => at)).toEqual(['Email', 'Verification', 'Password', 'Complete', 'Complete', 'Complete']);
  const backs = [trailTo('Complete')];
  for (let steps = 0; steps < 5; steps += 1) backs.push(goBack(backs.at(-1) ?? emptyTrail));
  expect(backs.map(({ at }) => at)).toEqual(['Complete', 'Password', 'Verification', 'Email', 'Email', 'Email']);
});

it('RST-02 going forward adds the left step once; the empty trail has none', () => {
  const trail = goForward(goForward(emptyTrail));
  expect(trail).toEqual({ at: 'Password', visited: ['Email', 'Verification'] });
  expect(goForward(goBack(trail))).toEqual(trail);
  expect(goForward(trailTo('Complete')).visited).toEqual(['Email', 'Verification', 'Password']);
  expect(emptyTrail).toEqual({ at: 'Email', visited: [] });
});

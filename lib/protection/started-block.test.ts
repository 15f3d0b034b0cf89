import { hourMs } from '#lib/core/time/durations.ts';
import { startCooling, startExclusion, startTimeout } from './contract.ts';
import { blockStartedBy } from './started-block.ts';

test('RGA-09 LOG-24 an accepted block is what the next sign-in is refused with', () => {
  const until = new Date(Date.now() + 72 * hourMs).toISOString();
  const pause = { until, millisLeft: 72 * hourMs, initiator: 'PLAYER', cooling: false };
  expect(blockStartedBy(startTimeout, pause)).toEqual({ code: 'error.timeout.in.progress.3', additionalInfo: pause });
  const cooling = { ...pause, millisLeft: 24 * hourMs, cooling: true };
  expect(blockStartedBy(startCooling, cooling)).toEqual({ code: 'error.timeout.in.progress.1', additionalInfo: cooling });
  expect(blockStartedBy(startExclusion, { until, indefinite: false })).toEqual({
    code: 'error.exclusion.in.progress.3',
    additionalInfo: { until },
  });
  expect(blockStartedBy(startExclusion, { until: null, indefinite: true })).toEqual({
    code: 'error.exclusion.in.progress.indefinite',
  });
});

test('any other call starts none', () => {
  expect(blockStartedBy({ path: '/player/{playerId}/wallet' }, { until: null })).toBeUndefined();
});

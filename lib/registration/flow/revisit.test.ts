import { verifyingState as verifying } from '../../../tests/fixtures/sign-up-state.ts';
import { revisitableStep } from './revisit.ts';

test('SGN-29 returns to visited steps, back and forward', () => {
  expect(revisitableStep(verifying, 'ContactInfo')).toBe('ContactInfo');
  expect(revisitableStep({ ...verifying, step: 'Details' }, 'Verification')).toBe('Verification');
});

test('SGN-29 does not return to a step that was not visited, or that has nothing to enter', () => {
  expect(revisitableStep({ ...verifying, step: 'Details', visited: ['Details'] }, 'ContactInfo')).toBeUndefined();
  expect(revisitableStep({ ...verifying, step: 'ContactInfo', pinStatus: 'UNINITIALIZE' }, 'Verification')).toBeUndefined();
  for (const step of ['Duplicated', 'Unsupported', 'Complete', 'Unknown'])
    expect(revisitableStep(verifying, step)).toBeUndefined();
});

test('SGN-29 does not return once the account is open', () => {
  expect(revisitableStep({ ...verifying, step: 'Complete' }, 'Details')).toBeUndefined();
});

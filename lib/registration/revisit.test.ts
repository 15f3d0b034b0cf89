import { blankValues } from './draft.ts';
import type { SignUpState } from './flow.ts';
import { revisitable } from './revisit.ts';

const verifying: SignUpState = {
  step: 'Verification',
  visited: ['Details', 'ContactInfo', 'Verification'],
  values: blankValues,
  marketRiskSetting: null,
  playerId: '200001',
  verification: 'SMS',
  pinStatus: 'SUCESS_SEND',
  sentAt: 7,
  sentTo: null,
  unserved: null,
  codeErrors: { SMS: null, EMAIL: null },
  smsMaxAttempts: false,
  faults: {},
  formError: null,
  wait: null,
  bonusCode: null,
};

test('SGN-29 the browser leads back and forth to steps that were seen', () => {
  expect(revisitable(verifying, 'ContactInfo')).toBe('ContactInfo');
  expect(revisitable({ ...verifying, step: 'Details' }, 'Verification')).toBe('Verification');
});

test('SGN-29 it leads to no step that was not reached, or that asks for nothing', () => {
  expect(revisitable({ ...verifying, step: 'Details', visited: ['Details'] }, 'ContactInfo')).toBeUndefined();
  expect(revisitable({ ...verifying, step: 'ContactInfo', pinStatus: 'UNINITIALIZE' }, 'Verification')).toBeUndefined();
  for (const step of ['Duplicated', 'Unsupported', 'Complete', 'elsewhere']) expect(revisitable(verifying, step)).toBeUndefined();
});

test('SGN-29 it undoes nothing once the account is open', () => {
  expect(revisitable({ ...verifying, step: 'Complete' }, 'Details')).toBeUndefined();
});

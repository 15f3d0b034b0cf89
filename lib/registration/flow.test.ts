import { blankValues } from './draft.ts';
import { type SignUpEvent, type SignUpState, signUpReducer } from './flow.ts';

const start: SignUpState = {
  step: 'Details',
  visited: ['Details'],
  values: { ...blankValues, countryCode: 'FI', firstName: 'Helmi' },
  marketRiskSetting: null,
  playerId: null,
  verification: null,
  pinStatus: 'UNINITIALIZE',
  sentAt: 0,
  sentTo: null,
  unserved: null,
  codeErrors: { SMS: null, EMAIL: null },
  smsMaxAttempts: false,
  faults: {},
  formError: null,
  wait: null,
  bonusCode: null,
};
const contact: SignUpState = { ...start, step: 'ContactInfo', visited: ['Details', 'ContactInfo'] };
const verifying: SignUpState = { ...contact, step: 'Verification', playerId: '200001', verification: 'SMS' };
const after = (state: SignUpState, ...events: SignUpEvent[]) => events.reduce(signUpReducer, state);
const formTrouble = (code: string) => ({ kind: 'form', code }) as const;

test.each<[string, SignUpState, SignUpEvent, Partial<SignUpState>]>([
  ['a country that is not served', start, { kind: 'risk', setting: { supported: false } }, { step: 'Unsupported' }],
  ['the next step', start, { kind: 'next' }, { step: 'ContactInfo', visited: ['Details', 'ContactInfo'] }],
  ['the way back', contact, { kind: 'revisited', step: 'Details' }, { step: 'Details', visited: ['Details', 'ContactInfo'] }],
  [
    'the first of two calls',
    start,
    { kind: 'begun', playerId: '200001', verification: 'SMS' },
    { step: 'ContactInfo', playerId: '200001' },
  ],
  [
    'a registration to verify',
    contact,
    { kind: 'registered', playerId: '200001', verification: 'SMS' },
    { step: 'Verification', playerId: '200001', verification: 'SMS' },
  ],
  [
    'a registration without a code',
    contact,
    { kind: 'registered', playerId: '200001', verification: 'NONE' },
    { step: 'Complete' },
  ],
  ['a player who exists', contact, { kind: 'refused', trouble: { kind: 'duplicated' } }, { step: 'Duplicated' }],
  [
    'a field of the step before',
    contact,
    { kind: 'refused', trouble: { kind: 'fields', faults: { email: 'error.email.invalid' } } },
    { step: 'Details', faults: { email: 'error.email.invalid' } },
  ],
  [
    'a tax number in use',
    contact,
    { kind: 'refused', trouble: { kind: 'fields', faults: { cpf: 'error.cpf.duplicate_found' } } },
    { step: 'ContactInfo', faults: { cpf: 'error.cpf.duplicate_found' } },
  ],
  [
    'any other refusal',
    contact,
    { kind: 'refused', trouble: formTrouble('error.system.error') },
    { step: 'ContactInfo', formError: 'error.system.error' },
  ],
  ['a code that was sent', verifying, { kind: 'codeSent', at: 5 }, { step: 'Verification', pinStatus: 'SUCESS_SEND', sentAt: 5 }],
  [
    'a code that was not sent',
    verifying,
    { kind: 'codeNotSent', trouble: formTrouble('error.system.error') },
    { pinStatus: 'FAIL_SEND', codeErrors: { SMS: 'error.system.error', EMAIL: null } },
  ],
  [
    'too many codes',
    verifying,
    { kind: 'codeNotSent', trouble: { kind: 'maxAttempts' } },
    { step: 'Verification', smsMaxAttempts: true },
  ],
  [
    'a wrong code',
    verifying,
    { kind: 'codeWrong', trouble: formTrouble('sms.code.invalid') },
    { step: 'Verification', pinStatus: 'FAIL_VERIFY', codeErrors: { SMS: 'sms.code.invalid', EMAIL: null } },
  ],
  [
    'a wrong password beside the code',
    verifying,
    { kind: 'codeWrong', trouble: { kind: 'fields', faults: { password: 'error.password.incorrect' } } },
    { step: 'Verification', faults: { password: 'error.password.incorrect' } },
  ],
  ['the right code', verifying, { kind: 'verified' }, { step: 'Complete', pinStatus: 'SUCCESS_VERIFY' }],
])('SGN-02 SGN-14 %s', (_, state, event, expected) => {
  expect(after(state, event)).toMatchObject(expected);
  expect(after(state, event).values).toEqual(state.values);
});

test('SGN-33 keeps the troubles of text message and e-mail apart', () => {
  const byMail: SignUpState = { ...verifying, verification: 'EMAIL', codeErrors: { SMS: 'sms.code.expired', EMAIL: null } };
  const failed = after(byMail, { kind: 'codeWrong', trouble: formTrouble('sms.code.invalid') });
  expect(failed.codeErrors).toEqual({ SMS: 'sms.code.expired', EMAIL: 'sms.code.invalid' });
});

test('SGN-29 remembers each visited step once', () => {
  const walked = after(start, { kind: 'next' }, { kind: 'revisited', step: 'Details' }, { kind: 'next' });
  expect(walked.visited).toEqual(['Details', 'ContactInfo']);
});

test('a complaint goes away when its field is typed in, and no other does', () => {
  const faulty = after(start, { kind: 'faulty', faults: { email: 'error.email.invalid', firstName: 'error.name.invalid' } });
  expect(after(faulty, { kind: 'typed', change: { email: 'x' } }).faults).toEqual({ firstName: 'error.name.invalid' });
});

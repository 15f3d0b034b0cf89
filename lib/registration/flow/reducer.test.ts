import { blankState } from '../../../tests/fixtures/sign-up-state.ts';
import { blankValues } from '../draft/draft.ts';
import { type SignUpEvent, type SignUpState, signUpReducer } from './reducer.ts';

const start: SignUpState = { ...blankState, values: { ...blankValues, countryCode: 'FI', firstName: 'Helmi' } };
const contact: SignUpState = { ...start, step: 'ContactInfo', visited: ['Details', 'ContactInfo'] };
const verifying: SignUpState = { ...contact, step: 'Verification', playerId: '200001', verification: 'SMS' };
const after = (state: SignUpState, ...events: SignUpEvent[]) => events.reduce(signUpReducer, state);
const formError = (code: string) => ({ kind: 'form', code }) as const;

test.each<[string, SignUpState, SignUpEvent, Partial<SignUpState>]>([
  ['a country that is not served', start, { kind: 'risk', setting: { supported: false } }, { step: 'Unsupported' }],
  ['the next step', start, { kind: 'next' }, { step: 'ContactInfo', visited: ['Details', 'ContactInfo'] }],
  [
    'back to a visited step',
    contact,
    { kind: 'revisited', step: 'Details' },
    { step: 'Details', visited: ['Details', 'ContactInfo'] },
  ],
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
  ['a player who exists', contact, { kind: 'refused', error: { kind: 'duplicated' } }, { step: 'Duplicated' }],
  ['a player of a bank payment', contact, { kind: 'refused', error: { kind: 'fromBank' } }, { step: 'FromBank' }],
  [
    'a field of the step before',
    contact,
    { kind: 'refused', error: { kind: 'fields', fieldErrors: { email: 'error.email.invalid' } } },
    { step: 'Details', fieldErrors: { email: 'error.email.invalid' } },
  ],
  [
    'a tax number in use',
    contact,
    { kind: 'refused', error: { kind: 'fields', fieldErrors: { cpf: 'error.cpf.duplicate_found' } } },
    { step: 'ContactInfo', fieldErrors: { cpf: 'error.cpf.duplicate_found' } },
  ],
  [
    'any other refusal',
    contact,
    { kind: 'refused', error: formError('error.system.error') },
    { step: 'ContactInfo', formError: 'error.system.error' },
  ],
  ['a code that was sent', verifying, { kind: 'codeSent', at: 5 }, { step: 'Verification', pinStatus: 'SUCESS_SEND', sentAt: 5 }],
  [
    'a code that was not sent',
    verifying,
    { kind: 'codeNotSent', error: formError('error.system.error') },
    { pinStatus: 'FAIL_SEND', codeErrors: { SMS: 'error.system.error', EMAIL: null } },
  ],
  [
    'too many codes',
    verifying,
    { kind: 'codeNotSent', error: { kind: 'maxAttempts' } },
    { step: 'Verification', smsMaxAttempts: true },
  ],
  [
    'a wrong code',
    verifying,
    { kind: 'codeWrong', error: formError('sms.code.invalid') },
    { step: 'Verification', pinStatus: 'FAIL_VERIFY', codeErrors: { SMS: 'sms.code.invalid', EMAIL: null } },
  ],
  [
    'a wrong password beside the code',
    verifying,
    { kind: 'codeWrong', error: { kind: 'fields', fieldErrors: { password: 'error.password.incorrect' } } },
    { step: 'Verification', fieldErrors: { password: 'error.password.incorrect' } },
  ],
  ['the right code', verifying, { kind: 'verified' }, { step: 'Complete', pinStatus: 'SUCCESS_VERIFY' }],
])('SGN-02 SGN-14 %s', (_, state, event, expected) => {
  expect(after(state, event)).toMatchObject(expected);
  expect(after(state, event).values).toEqual(state.values);
});

test('SGN-33 keeps the errors of text messages and e-mail apart', () => {
  const byMail: SignUpState = { ...verifying, verification: 'EMAIL', codeErrors: { SMS: 'sms.code.expired', EMAIL: null } };
  const failed = after(byMail, { kind: 'codeWrong', error: formError('sms.code.invalid') });
  expect(failed.codeErrors).toEqual({ SMS: 'sms.code.expired', EMAIL: 'sms.code.invalid' });
});

test('SGN-29 lists each visited step once', () => {
  const state = after(start, { kind: 'next' }, { kind: 'revisited', step: 'Details' }, { kind: 'next' });
  expect(state.visited).toEqual(['Details', 'ContactInfo']);
});

test('SGN-29 what is corrected after the registration has begun is sent before a later step is shown again', () => {
  const visited = ['Details', 'ContactInfo', 'Verification'] as const;
  const typed = (step: SignUpState['step'], playerId: string | null) =>
    after({ ...verifying, step, visited, playerId }, { kind: 'typed', change: { firstName: 'Aino' } }).visited;
  expect(typed('Details', '200001')).toEqual(['Details']);
  expect(typed('ContactInfo', '200001')).toEqual(['Details', 'ContactInfo']);
  expect(typed('Verification', '200001')).toEqual(visited);
  expect(typed('Details', null)).toEqual(visited);
});

test('typing in a field removes its error, and no other', () => {
  const invalid = after(start, {
    kind: 'invalid',
    fieldErrors: { email: 'error.email.invalid', firstName: 'error.name.invalid' },
  });
  expect(after(invalid, { kind: 'typed', change: { email: 'x' } }).fieldErrors).toEqual({ firstName: 'error.name.invalid' });
});

import { unfinished } from '../../../tests/fixtures/sign-up-state.ts';
import { blankValues, type Draft } from '../draft/draft.ts';
import { type InitialInput, initialSignUpState } from './initial-state.ts';

const country = (code: string, prefix: string) => ({ code, name: code, prefix, isPinned: false });
const form = { preselected: 'FI', countries: [country('FI', '+358'), country('AT', '+43'), country('MT', '+356')] };
const nothing: InitialInput = {
  form,
  country: 'MT',
  bonusCode: null,
  maxAttempts: false,
  draft: undefined,
  password: '',
  unfinished: undefined,
  nowMs: 1_000_000,
};
const { password: _, ...blank } = blankValues;
const draft: Draft = {
  step: 'Verification',
  visited: ['Details', 'ContactInfo', 'Verification'],
  playerId: '200001',
  verification: 'EMAIL',
  pinStatus: 'SUCESS_SEND',
  sentAt: 970_000,
  sentTo: null,
  bonusCode: 'FIRST1',
  values: { ...blank, countryCode: 'AT', email: 'helmi@sandbox.test', city: 'Graz' },
};

test('SGN-28 an empty form has the market’s country and its prefix', () => {
  const { step, values, unservedCountry } = initialSignUpState(nothing);
  expect({ step, unservedCountry }).toEqual({ step: 'Details', unservedCountry: null });
  expect(values).toEqual({ ...blankValues, countryCode: 'FI', phonePrefix: '+358' });
});

test('SGN-17 MKT-18 starts with the notice for visitors from a country that the form does not offer', () => {
  expect(initialSignUpState({ ...nothing, country: 'BG' })).toMatchObject({ step: 'Unsupported', unservedCountry: 'BG' });
});

test('SGN-29 prefers a draft to the visitor’s country, unless the draft’s country is no longer offered', () => {
  const taken = initialSignUpState({ ...nothing, country: 'BG', draft });
  expect(taken).toMatchObject({ step: 'Verification', unservedCountry: null, bonusCode: 'FIRST1', values: { city: 'Graz' } });
  const lost = initialSignUpState({ ...nothing, draft: { ...draft, values: { ...draft.values, countryCode: 'US' } } });
  expect(lost).toMatchObject({ step: 'Details', values: { city: '', countryCode: 'FI' } });
});

test('SGN-29 keeps the password of a form that is closed and opened again in the same document', () => {
  expect(initialSignUpState({ ...nothing, draft, password: 'Lantern-77x' }).values.password).toBe('Lantern-77x');
  expect(initialSignUpState({ ...nothing, password: 'Lantern-77x' }).values.password).toBe('');
});

test('an unfinished registration continues with its code, also in a market that does not offer its country', () => {
  const state = initialSignUpState({ ...nothing, country: 'BG', unfinished });
  expect(state).toMatchObject({
    step: 'Verification',
    pinStatus: 'UNINITIALIZE',
    sentTo: 'h•••@sandbox.test',
    unservedCountry: null,
  });
  expect(state.values).toMatchObject({ countryCode: 'NO', email: 'helmi@sandbox.test', password: 'Lantern-77x' });
});

test('an unfinished registration continues with its second call where that is missing', () => {
  const { step, visited } = initialSignUpState({ ...nothing, unfinished: { ...unfinished, isWhole: false } });
  expect({ step, visited }).toEqual({ step: 'ContactInfo', visited: ['ContactInfo'] });
});

test('sends no code again within a minute of the last one', () => {
  expect(initialSignUpState({ ...nothing, draft, unfinished }).pinStatus).toBe('SUCESS_SEND');
  expect(initialSignUpState({ ...nothing, draft, unfinished, nowMs: 2_000_000 }).pinStatus).toBe('UNINITIALIZE');
  expect(initialSignUpState({ ...nothing, draft: { ...draft, playerId: '200002' }, unfinished }).pinStatus).toBe('UNINITIALIZE');
});

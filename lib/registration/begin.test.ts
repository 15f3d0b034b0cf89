import { type Beginning, beginSignUp } from './begin.ts';
import { blankValues, type Draft } from './draft.ts';

const country = (code: string, prefix: string) => ({ code, name: code, prefix, isPinned: false });
const form = { preselected: 'FI', countries: [country('FI', '+358'), country('AT', '+43'), country('MT', '+356')] };
const nothing: Beginning = {
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
const unfinished = {
  playerId: '200001',
  verification: 'EMAIL',
  countryCode: 'NO',
  province: '',
  sentTo: 'h•••@sandbox.test',
  isWhole: true,
  email: 'helmi@sandbox.test',
  password: 'Lantern-77x',
} as const;

test('SGN-28 an untouched form has the market’s country and its prefix', () => {
  const { step, values, unserved } = beginSignUp(nothing);
  expect({ step, unserved }).toEqual({ step: 'Details', unserved: null });
  expect(values).toEqual({ ...blankValues, countryCode: 'FI', phonePrefix: '+358' });
});

test('SGN-17 MKT-18 who is in a country that the form does not offer is told so first', () => {
  expect(beginSignUp({ ...nothing, country: 'BG' })).toMatchObject({ step: 'Unsupported', unserved: 'BG' });
});

test('SGN-29 a draft goes before the place, unless its country is no longer offered', () => {
  const taken = beginSignUp({ ...nothing, country: 'BG', draft });
  expect(taken).toMatchObject({ step: 'Verification', unserved: null, bonusCode: 'FIRST1', values: { city: 'Graz' } });
  const lost = beginSignUp({ ...nothing, draft: { ...draft, values: { ...draft.values, countryCode: 'US' } } });
  expect(lost).toMatchObject({ step: 'Details', values: { city: '', countryCode: 'FI' } });
});

test('SGN-29 a form that was closed and is opened again in the same document still has its password', () => {
  expect(beginSignUp({ ...nothing, draft, password: 'Lantern-77x' }).values.password).toBe('Lantern-77x');
  expect(beginSignUp({ ...nothing, password: 'Lantern-77x' }).values.password).toBe('');
});

test('a registration that a sign-in found unfinished goes on with its code, in a market that does not offer its country too', () => {
  const state = beginSignUp({ ...nothing, country: 'BG', unfinished });
  expect(state).toMatchObject({ step: 'Verification', pinStatus: 'UNINITIALIZE', sentTo: 'h•••@sandbox.test', unserved: null });
  expect(state.values).toMatchObject({ countryCode: 'NO', email: 'helmi@sandbox.test', password: 'Lantern-77x' });
});

test('its second call comes first where that is missing', () => {
  const { step, visited } = beginSignUp({ ...nothing, unfinished: { ...unfinished, isWhole: false } });
  expect({ step, visited }).toEqual({ step: 'ContactInfo', visited: ['ContactInfo'] });
});

test('a code that this tab has just asked for is not sent again, an older one is', () => {
  expect(beginSignUp({ ...nothing, draft, unfinished }).pinStatus).toBe('SUCESS_SEND');
  expect(beginSignUp({ ...nothing, draft, unfinished, nowMs: 2_000_000 }).pinStatus).toBe('UNINITIALIZE');
  expect(beginSignUp({ ...nothing, draft: { ...draft, playerId: '200002' }, unfinished }).pinStatus).toBe('UNINITIALIZE');
});

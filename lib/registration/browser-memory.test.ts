/** @jest-environment jsdom */
import { blankValues, dropDraft, heldPassword, keepDraft, parseDraft, readDraft } from './draft.ts';
import { announceFirstSignIn, takeFirstSignIn, tryFirstSignIn } from './first-sign-in.ts';
import type { SignUpState } from './flow.ts';

const state: SignUpState = {
  step: 'Verification',
  visited: ['Details', 'ContactInfo', 'Verification'],
  values: { ...blankValues, email: 'helmi@sandbox.test', password: 'Lantern-77x', termsAndConditions: true },
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
  bonusCode: 'FIRST1',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('SGN-29 a reload brings back everything but the password, which is never stored', () => {
  keepDraft(state);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Lantern-77x');
  const { password: _, ...values } = state.values;
  const { step, visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode } = state;
  expect(readDraft()).toEqual({ step, visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode, values });
  expect(heldPassword()).toBe('Lantern-77x');
  dropDraft();
  expect([readDraft(), heldPassword()]).toEqual([undefined, '']);
});

test('a draft of another shape does no harm', () => {
  for (const raw of [null, 7, 'x', [], {}, { values: null }]) expect(parseDraft(raw)).toBeUndefined();
  const bent = parseDraft({ step: 'Verification', values: { email: 7, city: 'Turku', extra: 'x' }, visited: ['Hell'] });
  expect(bent).toMatchObject({ step: 'ContactInfo', visited: [], playerId: null, pinStatus: 'UNINITIALIZE' });
  expect(bent?.values).toMatchObject({ email: '', city: 'Turku' });
  expect(bent?.values).not.toHaveProperty('extra');
});

describe('the first sign-in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('SGN-16 CST-04 is tried five times, three seconds apart', async () => {
    const signIn = jest.fn(async () => false);
    const outcome = tryFirstSignIn(signIn);
    await jest.advanceTimersByTimeAsync(11_900);
    expect(signIn).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(200);
    expect(signIn).toHaveBeenCalledTimes(5);
    expect(await outcome).toBe(false);
  });

  test('SGN-16 ends with the first that works, and a failing network is another try', async () => {
    const signIn = jest.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(true);
    const outcome = tryFirstSignIn(signIn);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await outcome).toBe(true);
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});

test('SGN-32 RTE-53 greets a player once', () => {
  expect(takeFirstSignIn()).toBe(false);
  announceFirstSignIn('200001');
  expect(takeFirstSignIn()).toBe(true);
  expect(takeFirstSignIn()).toBe(false);
  announceFirstSignIn('200001');
  expect(takeFirstSignIn()).toBe(false);
  announceFirstSignIn('200002');
  expect(takeFirstSignIn()).toBe(true);
});

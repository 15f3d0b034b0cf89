/** @jest-environment jsdom */

import { verifyingState } from '../../../tests/fixtures/sign-up-state.ts';
import type { SignUpState } from '../flow/reducer.ts';
import { blankValues, parseDraft, readDraft, readDraftPassword, removeDraft, storeDraft } from './draft.ts';
import { markFirstSignIn, takeFirstSignIn, tryFirstSignIn } from './first-sign-in.ts';

const state: SignUpState = {
  ...verifyingState,
  values: { ...blankValues, email: 'helmi@sandbox.test', password: 'Lantern-77x', termsAndConditions: true },
  bonusCode: 'FIRST1',
};

test('SGN-29 restores everything but the password after a reload, which is never stored', () => {
  storeDraft(state);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Lantern-77x');
  const { password: _, ...values } = state.values;
  const { step, visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode } = state;
  expect(readDraft()).toEqual({ step, visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode, values });
  expect(readDraftPassword()).toBe('Lantern-77x');
  removeDraft();
  expect([readDraft(), readDraftPassword()]).toEqual([undefined, '']);
});

test('ignores a draft of another shape', () => {
  for (const raw of [null, 7, 'x', [], {}, { values: null }]) expect(parseDraft(raw)).toBeUndefined();
  const bent = parseDraft({ step: 'Verification', values: { email: 7, city: 'Turku', extra: 'x' }, visited: ['Nowhere'] });
  expect(bent).toMatchObject({ step: 'ContactInfo', visited: [], playerId: null, pinStatus: 'UNINITIALIZE' });
  expect(bent?.values).toMatchObject({ email: '', city: 'Turku' });
  expect(bent?.values).not.toHaveProperty('extra');
});

describe('first sign-in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('SGN-16 CST-04 is attempted five times, three seconds apart', async () => {
    const signIn = jest.fn(async () => false);
    const outcome = tryFirstSignIn(signIn);
    await jest.advanceTimersByTimeAsync(11_900);
    expect(signIn).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(200);
    expect(signIn).toHaveBeenCalledTimes(5);
    expect(await outcome).toBe(false);
  });

  test('SGN-16 ends with the first success, and a failing network counts as an attempt', async () => {
    const signIn = jest.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(true);
    const outcome = tryFirstSignIn(signIn);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await outcome).toBe(true);
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});

test('SGN-32 RTE-53 greets a player once in the first session, whichever way it began', () => {
  const known = (playerId: string) => takeFirstSignIn({ playerId, firstLogin: false });
  const isNew = (playerId: string) => takeFirstSignIn({ playerId, firstLogin: true });
  expect([known('200001'), isNew('200002'), isNew('200002'), known('200002')]).toEqual([false, true, false, false]);
  // By hand, after an automatic sign-in whose answer was lost.
  markFirstSignIn('200003');
  expect([known('200003'), known('200003')]).toEqual([true, false]);
  // The mark of one player does not greet another one.
  markFirstSignIn('200004');
  expect([known('200005'), known('200004')]).toEqual([false, false]);
});

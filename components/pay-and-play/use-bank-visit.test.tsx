import { act, renderHook, waitFor } from '@testing-library/react';
import { CallError } from '#lib/core/api/errors.ts';
import type { ReturnResponse } from '#lib/pay-and-play/responses.ts';
import type { TermsState } from '#lib/terms/state.ts';
import { withLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { openDestination } from './pay-and-play-calls.ts';
import { useBankVisit } from './use-bank-visit.ts';

const callSite = jest.fn<Promise<unknown>, [string]>();
jest.mock('#lib/core/api/browser.ts', () => ({ callSite: (path: string) => callSite(path) }));
jest.mock('#lib/tracking/track-event.ts', () => ({ trackEvent: async () => undefined }));

beforeEach(() => callSite.mockReset());

const signedIn = (to: string) => ({ kind: 'in', to, isNew: false }) as const;

/** The page that opens after the sign-in by bank, where new terms are due or not. */
async function destinationOf(to: string, isDue: boolean): Promise<string | undefined> {
  callSite.mockImplementation(async () => ({ version: '2.10', isDue }) satisfies TermsState);
  const open = jest.fn<void, [string]>();
  await openDestination('/fi-FI', signedIn(to), open);
  return open.mock.calls[0]?.[0];
}

test('RTE-50 a pay-and-play player with old terms accepts the new ones before the requested page', async () => {
  expect(await destinationOf('/online-casino?page=2', true)).toBe(
    '/fi-FI/accept-terms-condition?return=%2Fonline-casino%3Fpage%3D2',
  );
  expect(await destinationOf('/casino', false)).toBe('/fi-FI/casino');
  // The account does not wait for new terms (RTE-43).
  expect(await destinationOf('/my-account/banking/withdraw', true)).toBe('/fi-FI/my-account/banking/withdraw');
});

const error = { title: 'Described', detail: '', remedy: 'contact' } as const;
const reason = { title: 'The limit is used up', detail: '' };

async function visitThatReturns(answer: (path: string) => Promise<ReturnResponse>) {
  window.history.replaceState(null, '', '/fi-FI/signup/callback');
  callSite.mockImplementation(answer);
  const describers = { describeError: async () => error, describeRefused: async () => reason };
  const options = { open: true, isReturn: true, returned: { current: undefined }, ...describers };
  const visit = renderHook(() => useBankVisit(options), { wrapper: withLocale('fi-FI') });
  await waitFor(() => expect(visit.result.current.view.kind).not.toBe('checking'));
  return visit.result;
}

test('RST-11 RTE-56 too many messages lead from pay-and-play to the sign-up page that says so, from the return and from the form', async () => {
  const refused = new CallError('platform', { status: 400, code: 'sms.max.attempts.reached' });
  await visitThatReturns(() => Promise.reject(refused));
  expect(window.location.pathname + window.location.search).toBe('/fi-FI/signup?error=sms-max-attempts');

  const form = { kind: 'form', needsEmail: true, needsPhone: true, needsTerms: true, draft: null } as const;
  const visit = await visitThatReturns(async () => form);
  expect(window.location.pathname).toBe('/fi-FI/signup/callback');
  callSite.mockRejectedValue(refused);
  await act(() => visit.current.send(form, { email: 'a@sandbox.test', phone: '+358501234567', marketing: false, terms: true }));
  expect(window.location.pathname + window.location.search).toBe('/fi-FI/signup?error=sms-max-attempts');
});

test('LOG-05 a session that the browser did not keep is an error in words, not a closed dialog', async () => {
  const visit = await visitThatReturns(async (path) => {
    if (path === '/api/terms') throw new CallError('platform', { status: 401, code: 'error.token.expired' });
    return signedIn('/casino');
  });
  await waitFor(() => expect(visit.current.view).toEqual({ kind: 'error', error }));
});

test('DEC-DEP-3 a player whose payment was refused reads why before the games open', async () => {
  const response = { ...signedIn('/casino'), refusedPayment: {} };
  const visit = await visitThatReturns(async () => response);
  expect(visit.current.view).toEqual({ kind: 'refused', response, reason });
  callSite.mockRejectedValue(new CallError('platform', { status: 401, code: 'error.token.expired' }));
  await act(() => visit.current.enter(response));
  // The session is checked when the player goes on.
  expect(visit.current.view).toEqual({ kind: 'error', error });
});

/** @jest-environment jsdom */
import { createConsentId } from './consent-id.ts';
import { currentConsent } from './current-consent.ts';
import { allCookies, type Consent, consentVersion, essentialsOnly } from './rules.ts';
import { forgetConsent, saveConsent } from './save-consent.ts';
import { syncConsent } from './sync-consent.ts';

const none = { version: null, options: allCookies, consentId: null };
const chosenOn = (day: string, options = allCookies): Consent => ({
  version: consentVersion,
  options,
  consentId: createConsentId(new Date(day)),
});
let mockAccount: object;
const mockSent = jest.fn();
jest.mock('./calls.ts', () => ({
  readCookieConsent: async () => mockAccount,
  changeCookieConsent: async ({ body }: { body: object }) => {
    mockSent(body);
    mockAccount = { ...body, consentId: mockNewId() };
    return mockAccount;
  },
}));
const mockNewId = () => createConsentId(new Date('2026-03-04'));

beforeEach(() => {
  localStorage.clear();
  mockSent.mockClear();
  globalThis.fetch = jest.fn(async () => new Response());
  forgetConsent();
});

/** A player chose while signed out, and has signed in. */
async function signInFirstPlayer() {
  mockAccount = none;
  saveConsent(chosenOn('2026-03-03'));
  await syncConsent();
  expect(mockSent).toHaveBeenCalledTimes(1);
  mockSent.mockClear();
}

test('CKI-03 a refusal of the next player of a browser applies, though the choice of the one before is newer', async () => {
  await signInFirstPlayer();
  mockAccount = chosenOn('2026-03-02', essentialsOnly);
  await syncConsent();
  expect(currentConsent()).toEqual(mockAccount);
  expect(mockSent).not.toHaveBeenCalled();
});

test('CKI-03 the next player of a browser is asked, unless a choice was made after the sign-out', async () => {
  await signInFirstPlayer();
  mockAccount = none;
  await syncConsent();
  expect(currentConsent()).toBeUndefined();
  expect(mockSent).not.toHaveBeenCalled();
  saveConsent(chosenOn('2026-03-05', essentialsOnly));
  await syncConsent();
  expect(mockSent).toHaveBeenCalledWith({ version: consentVersion, options: essentialsOnly });
});

test('CKI-03 the same player keeps the choice, and one that was made since the sign-out applies', async () => {
  await signInFirstPlayer();
  await syncConsent();
  expect(currentConsent()).toEqual(mockAccount);
  saveConsent(chosenOn('2026-03-05', essentialsOnly));
  await syncConsent();
  expect(currentConsent()?.options).toEqual(essentialsOnly);
  expect(mockSent).toHaveBeenCalledTimes(1);
});

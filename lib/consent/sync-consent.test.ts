/** @jest-environment jsdom */
import { CallError } from '#lib/core/api/errors.ts';
import { createConsentId } from './consent-id.ts';
import { currentConsent } from './current-consent.ts';
import { allCookies, type Consent, consentVersion, essentialsOnly } from './rules.ts';
import { forgetConsent, saveConsent } from './save-consent.ts';
import { sendConsent, syncConsent, syncUnsavedConsent } from './sync-consent.ts';

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
    await mockSent(body);
    mockAccount = { ...body, consentId: mockNewId() };
    return mockAccount;
  },
}));
const mockNewId = () => createConsentId(new Date('2026-03-04'));

beforeEach(() => {
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

test('CKI-03 a choice made while signed in that could not be sent is sent by the next page, and is not the next player’s', async () => {
  await signInFirstPlayer();
  saveConsent(chosenOn('2026-03-05', essentialsOnly));
  mockSent.mockRejectedValueOnce(new CallError('platform', { status: 503 }));
  await sendConsent();
  for (let page = 1; page <= 2; page += 1) await syncUnsavedConsent();
  expect(mockSent).toHaveBeenCalledTimes(2);
  mockAccount = none;
  await syncConsent();
  expect(currentConsent()).toBeUndefined();
});

test('CKI-03 a choice that is saved is not sent again where the browser stores nothing', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveConsent(chosenOn('2026-03-05', essentialsOnly));
  await sendConsent();
  await sendConsent();
  expect(mockSent).toHaveBeenCalledTimes(1);
  blocked.mockRestore();
});

import { createConsentId, timeOfConsentId } from './consent-id.ts';
import { readConsent } from './cookies.ts';
import { accountConsent, newerConsent } from './newer-consent.ts';
import { proposedOptions } from './proposed-options.ts';
import { allCookies, allows, type Consent, consentVersion, cookieGroups, essentialsOnly } from './rules.ts';
import { consentCookieHeaders } from './save-consent.ts';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const chosen = (at: Date, marketing = true): Consent => ({
  version: consentVersion,
  options: { essentials: true, performanceFunctional: false, marketing },
  consentId: createConsentId(at),
});
const undated = '7b0c1d2e-3f40-4a51-8b62-9c73ad84be95';

/** The text of `document.cookie` after these cookies are set. */
const cookieText = (set: readonly string[]) => set.map((cookie) => cookie.split(';')[0]).join('; ');

test('CKI-01 XTR-07 there are three groups, and accepting all of them switches all on', () => {
  expect(cookieGroups).toEqual(['essentials', 'performanceFunctional', 'marketing']);
  expect(Object.values(allCookies)).toEqual([true, true, true]);
});

test.each(['FI', 'AT', 'NO', 'BR', 'CA'] as const)('XTR-07 the switches start off in %s, where the law asks for it', (market) => {
  expect(proposedOptions(market)).toEqual(essentialsOnly);
});

test.each(['UN', 'CL', 'PE', 'NZ', 'IN'] as const)('XTR-07 the switches start on in %s', (market) => {
  expect(proposedOptions(market)).toEqual(allCookies);
});

test('CKI-02 XTR-07 stores a choice in three cookies for 180 days, its options as JSON', () => {
  const consent = chosen(monday);
  const set = consentCookieHeaders(consent, true);
  expect(set.map((cookie) => cookie.split('=')[0])).toEqual(['cookies_options', 'cookies_a', 'cookies_consent_id']);
  for (const cookie of set) expect(cookie).toMatch(/; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/);
  const [, options = ''] = /^cookies_options=([^;]*)/.exec(set[0] ?? '') ?? [];
  expect(JSON.parse(decodeURIComponent(options))).toEqual(consent.options);
  expect(readConsent(`audience=d1; ${cookieText(set)}; x=y`)).toEqual(consent);
  expect(consentCookieHeaders(consent, false).join()).not.toContain('Secure');
});

test.each([
  ['nothing', ''],
  ['an older version', 'cookies_options=%7B%22marketing%22%3Atrue%7D; cookies_a=0; cookies_consent_id=a'],
  ['no id', 'cookies_options=%7B%22marketing%22%3Atrue%7D; cookies_a=1'],
  ['broken JSON', 'cookies_options=%7B; cookies_a=1; cookies_consent_id=a'],
  ['a broken escape', 'cookies_options=%E0%A4%A; cookies_a=1; cookies_consent_id=a'],
  ['JSON of another shape', 'cookies_options=7; cookies_a=1; cookies_consent_id=a'],
  ['a cookie that only ends alike', 'my_cookies_options=%7B%7D; cookies_a=1; cookies_consent_id=a'],
])('CKI-02 %s is not a choice', (_, cookies) => {
  expect(readConsent(cookies)).toBeUndefined();
});

test('CKI-04 essential cookies are always allowed, and a missing or invalid group counts as refused', () => {
  const options = encodeURIComponent(JSON.stringify({ essentials: false, marketing: 'yes' }));
  expect(readConsent(`cookies_options=${options}; cookies_a=1; cookies_consent_id=a`)?.options).toEqual({
    essentials: true,
    performanceFunctional: false,
    marketing: false,
  });
});

test('TRK-04 allows only essential cookies before a choice', () => {
  expect(cookieGroups.filter((group) => allows(undefined, group))).toEqual(['essentials']);
  expect(cookieGroups.filter((group) => allows(chosen(monday), group))).toEqual(['essentials', 'marketing']);
});

test('a consent id is a UUID of version 7 with the time of the choice', () => {
  const ids = Array.from({ length: 50 }, () => createConsentId(monday));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.map(timeOfConsentId)).toEqual(ids.map(() => monday.getTime()));
  expect(timeOfConsentId(undated)).toBeUndefined();
});

test('CKI-03 the newer choice applies, of the browser or of the account', () => {
  const [early, late] = [chosen(monday), chosen(tuesday)];
  expect(newerConsent(late, early, undefined)).toBe('own');
  expect(newerConsent(early, late, undefined)).toBe('account');
  expect(newerConsent(early, early, undefined)).toBe('same');
});

test('CKI-03 where one side has no choice the other applies', () => {
  expect(newerConsent(chosen(monday), undefined, undefined)).toBe('own');
  expect(newerConsent(undefined, chosen(monday), undefined)).toBe('account');
  expect(newerConsent(undefined, undefined, undefined)).toBe('same');
});

test('CKI-03 an id without a time is older on the account, and came from the account in the browser', () => {
  const foreign = { ...chosen(monday), consentId: undated };
  expect(newerConsent(foreign, chosen(monday), undefined)).toBe('account');
  expect(newerConsent(chosen(monday), foreign, undefined)).toBe('own');
});

test('CKI-03 an account without a choice, or with one of an older version, has none', () => {
  const { options, consentId } = chosen(monday);
  expect(accountConsent({ version: null, options, consentId: null })).toBeUndefined();
  expect(accountConsent({ version: '0', options, consentId })).toBeUndefined();
  expect(accountConsent({ version: consentVersion, options, consentId })).toEqual({
    version: consentVersion,
    options,
    consentId,
  });
});

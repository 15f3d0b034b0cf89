import { timeOfConsentId } from '#lib/consent/consent-id.ts';
import { changeCookieConsent, readCookieConsent } from '#lib/consent/contract.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(openPlatform);

const [ava, ben] = ['100023', '100024'];
const onlyMarketing = { essentials: true, performanceFunctional: false, marketing: true } as const;

test('XTR-07 CKI-03 before the first choice there is no consent, and all proposed options are true', async () => {
  expect(await platform().call(ava, readCookieConsent, {})).toEqual({
    version: null,
    options: { essentials: true, performanceFunctional: true, marketing: true },
    consentId: null,
  });
});

test('XTR-06 CKI-03 a choice is stored with its version and a new dated id, for this player only', async () => {
  const before = Date.now();
  const kept = await platform().call(ben, changeCookieConsent, { body: { version: '1', options: onlyMarketing } });
  expect(kept).toMatchObject({ version: '1', options: onlyMarketing });
  expect(timeOfConsentId(kept.consentId ?? '')).toBeGreaterThanOrEqual(before);
  expect(await platform().call(ben, readCookieConsent, {})).toEqual(kept);
  expect(await platform().call(ava, readCookieConsent, {})).toMatchObject({ version: null });

  const again = await platform().call(ben, changeCookieConsent, { body: { version: '2' } });
  expect(again).toMatchObject({ version: '2', options: onlyMarketing });
  expect(again.consentId).not.toBe(kept.consentId);
});

test('CKI-04 XTR-06 a choice without the essentials, or without a version, is refused', async () => {
  const Authorization = await platform().signToken(ava);
  for (const body of [{ version: '1', options: { ...onlyMarketing, essentials: false } }, { options: onlyMarketing }]) {
    const response = await fetch(`${platform().baseUrl}/player/${ava}/cookies/consent`, {
      method: 'PATCH',
      headers: { SiteContext: '5', Authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'error.validation' });
  }
  expect(await platform().call(ava, readCookieConsent, {})).toMatchObject({ version: null });
});

test('a reset deletes every choice', async () => {
  await platform().call(ava, changeCookieConsent, { body: { version: '1', options: onlyMarketing } });
  await platform().service.reset();
  expect(await platform().call(ava, readCookieConsent, {})).toMatchObject({ version: null, consentId: null });
});

import { type BrowserContext, expect } from '@playwright/test';
import { siteUrl } from './addresses.ts';
import { inventPerson } from './newcomer.ts';

/** Where the text messages of such a player go. */
export function phoneOfFirst(handle: string): string {
  return `+35679${handle.replace('first.', '')}`;
}

/** Registers somebody who has never deposited, where nobody asks for a code; gives back the handle to sign in with. */
export async function registerFirstTimer({ request }: BrowserContext): Promise<string> {
  const { firstName, lastName, digits } = inventPerson();
  const { captcha } = (await (await request.get('/api/config?market=UN')).json()) as {
    captcha: { url: string; siteKey: string };
  };
  const solved = await request.post(`${captcha.url}/solve`, { data: { sitekey: captcha.siteKey, host: siteUrl } });
  const { token } = (await solved.json()) as { token: string };
  const handle = `first.${digits}`;
  const response = await request.post('/api/platform/player/registration?country=MT', {
    headers: { Origin: siteUrl, hcaptchaToken: token },
    data: {
      firstName,
      lastName,
      email: `${handle}@sandbox.test`,
      mobilePhone: phoneOfFirst(handle),
      password: 'Sandbox1!',
      countryCode: 'MT',
      phonePrefix: '+356',
      phoneBody: `79${digits}`,
      languageCode: 'en',
      termsAndConditionsAcceptedVersion: '2.10',
      termsAndConditions: true,
      cookiePolicyAccepted: true,
      marketingOptIn: false,
      allConditions: true,
      dateOfBirth: '1990-04-12',
      address: '4 Old Bakery Street',
      city: 'Valletta',
      postCode: 'VLT1117',
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return handle;
}

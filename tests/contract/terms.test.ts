import { readProfile } from '#lib/account/contract.ts';
import { acceptTerms } from '#lib/terms/contract.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(openPlatform);

const oli = '100037';
const accepted = async () => (await platform().call(oli, readProfile, {})).termsAndConditionsAcceptedVersion;

test('TRM-04 stores the accepted version; a repeat changes nothing', async () => {
  expect(await accepted()).toBe('2.9');
  for (const _ of [1, 2]) {
    expect(await platform().call(oli, acceptTerms, { body: { version: '2.10' } })).toEqual({
      termsAndConditionsAcceptedVersion: '2.10',
    });
  }
  expect(await accepted()).toBe('2.10');
});

test('TRM-04 refuses an invalid version, and one older than the accepted version', async () => {
  for (const version of ['2.9', 'next', '2.', '-1', '<b>3</b>', '9'.repeat(20)]) {
    const refusal = await platform().refusalOf(oli, acceptTerms, { body: { version } });
    expect(refusal).toMatchObject({ status: 400, code: 'error.terms.version' });
  }
  expect(await accepted()).toBe('2.10');
});

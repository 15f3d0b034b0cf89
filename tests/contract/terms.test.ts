import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POST } from '#app/api/terms/route.ts';
import { readProfile } from '#lib/account/contract.ts';
import { addPendingInvalidations, takePendingInvalidations } from '#lib/content/query/pending-invalidations.ts';
import type { CallInput, Endpoint } from '#lib/core/api/endpoint.ts';
import { acceptTerms } from '#lib/terms/contract.ts';
import { signedInCookies } from '../fixtures/components/site-session.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

jest.mock('#lib/access/gate.ts', () => ({ checkAccess: async () => undefined }));
jest.mock('#lib/content/documents/terms.ts', () => ({ readTermsVersion: async () => '2.10' }));
jest.mock('#lib/core/api/server.ts', () => ({
  call: (endpoint: Endpoint, input: CallInput<Endpoint>) => platform().call(oli, endpoint, input),
}));

const platform = openBeforeAll(openPlatform);

const oli = '100037';
const accepted = async () => (await platform().call(oli, readProfile, {})).termsAndConditionsAcceptedVersion;
const accept = (version: string) => platform().call(oli, acceptTerms, { body: { version } });

test('TRM-04 stores the accepted version; a repeat changes nothing', async () => {
  expect(await accepted()).toBe('2.9');
  for (const _ of [1, 2]) expect(await accept('2.10')).toEqual({ termsAndConditionsAcceptedVersion: '2.10' });
  expect(await accepted()).toBe('2.10');
});

test('TRM-04 refuses an invalid version, and one older than the accepted version', async () => {
  for (const version of ['2.9', 'next', '2.', '-1', '<b>3</b>', '9'.repeat(20)]) {
    const refusal = await platform().refusalOf(oli, acceptTerms, { body: { version } });
    expect(refusal).toMatchObject({ status: 400, code: 'error.terms.version' });
  }
  expect(await accepted()).toBe('2.10');
});

async function post(version: string) {
  const headers = {
    'Content-Type': 'application/json',
    Origin: 'http://localhost:3000',
    cookie: await signedInCookies(oli),
  };
  const body = JSON.stringify({ version });
  const response = await POST(new Request('http://localhost:3000/api/terms', { method: 'POST', headers, body }));
  return [response.status, await response.json(), response.headers.get('set-cookie')];
}

test('TRM-04 while newer terms may be in force, a version above the known one can be tried again and is not recorded', async () => {
  process.env.CACHE_FOLDER = mkdtempSync(path.join(tmpdir(), 'terms-'));
  addPendingInvalidations(['content:termsVersion']);
  const log = jest.spyOn(console, 'info').mockImplementation();
  for (const version of ['2.11', '9999']) expect(await post(version)).toMatchObject([503, { code: 'error.system.error' }, null]);
  expect(await post('2.9')).toMatchObject([400, { code: 'error.terms.version' }, null]);
  expect(await accepted()).toBe('2.10');
  expect(await post('2.10')).toMatchObject([200, { version: '2.10' }, expect.any(String)]);
  log.mockRestore();
  takePendingInvalidations();
  rmSync(process.env.CACHE_FOLDER, { recursive: true });
});

test('TRM-04 the site accepts the version in force alone', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation();
  for (const version of ['2.9', '2.11', '9999']) {
    expect(await post(version)).toMatchObject([400, { code: 'error.terms.version' }, null]);
  }
  expect(await accepted()).toBe('2.10');
  const cleared = expect.stringMatching(/terms=;.*Max-Age=0/);
  log.mockRestore();
  expect(await post('2.10')).toEqual([200, { version: '2.10', isDue: false }, cleared]);
  expect(await accepted()).toBe('2.10');
});

import { openOutside } from '../../tests/fixtures/servers/outside.ts';
import { openBackend } from './backend.ts';
import { points, selectPoints } from './points.ts';
import { missingRequirement } from './requirements.ts';
import { readSettings } from './settings.ts';
import { serviceRuns } from './subjects/services.ts';

test('flags come before the variables of the site, and a service without either has no address', () => {
  const env = { PLATFORM_URL: 'http://127.0.0.1:4100', IDENTITY_URL: 'http://127.0.0.1:4102/', SITE_ID: '7' };
  const settings = readSettings(['--platform', 'https://platform.example'], env);
  expect(settings.addresses).toEqual({ platform: 'https://platform.example', identity: 'http://127.0.0.1:4102' });
  expect(settings).toMatchObject({ siteId: 7, readOnly: false, only: [], user: undefined });
});

test('what is not valid is named without its value', () => {
  expect(() => readSettings(['--platform', 'ftp://secret.example'], {})).toThrow('addresses.platform');
  expect(() => readSettings(['--platform', 'ftp://secret.example'], {})).not.toThrow('secret');
  expect(() => readSettings(['--plattform', 'x'], {})).toThrow('plattform');
});

const reasonFor = (id: string, argv: readonly string[]) => {
  const [point] = selectPoints(points, [id]);
  return point && missingRequirement(point, readSettings(argv, {}));
};
const reading = ['--platform', 'http://p', '--identity', 'http://i', '--user', 'u', '--password', 'p'];

test('a point is skipped with the setting that it needs', () => {
  expect(reasonFor('wallet.shape', [])).toContain('--platform or PLATFORM_URL');
  expect(reasonFor('wallet.shape', reading)).toBeUndefined();
  expect(reasonFor('tokens.foreign', reading)).toContain('CONFORMANCE_OTHER_USER');
  expect(reasonFor('stakes.exact', reading)).toContain('SERVICE_SECRET');
});

test('--read-only leaves out what changes the test player', () => {
  expect(reasonFor('deposits.open', [...reading, '--read-only'])).toContain('--read-only');
  expect(reasonFor('deposits.methods', [...reading, '--read-only'])).toBeUndefined();
});

test('--only selects subjects and single points', () => {
  const ids = selectPoints(points, ['wallet', 'tokens.forged']).map(({ id }) => id);
  expect(ids).toContain('wallet.shape');
  expect(ids.filter((id) => !id.startsWith('wallet.'))).toEqual(['tokens.forged']);
});

test('a captcha is verified where the site has it verified', async () => {
  const paths: string[] = [];
  const outside = await openOutside((request, response) => {
    paths.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json').end('{"success":false,"error-codes":["invalid-input-response"]}');
  });
  const env = { CAPTCHA_URL: outside.url };
  for (const settings of [
    readSettings([], env),
    readSettings([], { ...env, CAPTCHA_VERIFY_URL: `${outside.url}/hosted` }),
    readSettings(['--captcha-verify', `${outside.url}/flag`], env),
  ]) {
    await serviceRuns['captcha.unknown'](openBackend(settings));
  }
  await outside.close();
  expect(new Set(paths)).toEqual(new Set(['/siteverify', '/hosted', '/flag']));
});

import { readSiteConfig } from '#lib/core/config/environment.ts';
import { settingsWarnings } from './settings-warnings.ts';

const secrets = Object.fromEntries(
  [
    'SESSION_SECRET',
    'ACCESS_COOKIE_SECRET',
    'CONTENT_WEBHOOK_SECRET',
    'SPORTS_WEBHOOK_SECRET',
    'PLATFORM_SIGNING_KEY',
    'IDENTITY_SIGNING_KEY',
    'SPORTS_SIGNING_KEY',
    'CAPTCHA_SECRET',
  ].map((name) => [name, `${name} of a test with at least 32 signs`]),
);
const warningsOf = (env: Readonly<Record<string, string>>) =>
  settingsWarnings(readSiteConfig({ NODE_ENV: 'production', SITE_URL: 'https://casino.example', ...secrets, ...env }));

test('OPS-07 a production site behind TLS without trusted proxies starts with a warning that countries are wrong', () => {
  expect(warningsOf({})).toEqual([expect.stringMatching(/TRUSTED_PROXY_HOPS is 0/)]);
  expect(warningsOf({ TRUSTED_PROXY_HOPS: '1' })).toEqual([]);
  expect(warningsOf({ NODE_ENV: 'development' })).toEqual([]);
  const open = warningsOf({ TRUSTED_PROXY_HOPS: '1', NETWORK_ENCRYPTS: '1', PLATFORM_URL: 'http://platform.internal' });
  expect(open).toEqual([expect.stringMatching(/without TLS: PLATFORM_URL/)]);
});

test('OPS-07 a public site starts with a warning of the keys that its services cannot know', () => {
  const unset = { IDENTITY_SIGNING_KEY: '', SPORTS_SIGNING_KEY: '', SIGNING_KEY: 'the key of a test', TRUSTED_PROXY_HOPS: '1' };
  expect(warningsOf(unset)).toEqual([expect.stringMatching(/SIGNING_KEY.*: IDENTITY_SIGNING_KEY, SPORTS_SIGNING_KEY$/)]);
  expect(warningsOf({ ...unset, SITE_URL: 'https://localhost' })).toEqual([]);
});

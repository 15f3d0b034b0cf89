import { readSiteConfig } from '#lib/core/config/environment.ts';
import { settingsDigest } from './settings-digest.ts';

const digestWith = (env: Readonly<Record<string, string>>) => settingsDigest(readSiteConfig({ NODE_ENV: 'test', ...env }));
const [one, two] = ['one'.repeat(12), 'two'.repeat(12)];

test.each<Readonly<Record<string, string>>>([
  { SITE_URL: 'https://casino.example' },
  { GAME_ORIGINS: 'https://games.example' },
  { WITHDRAWAL_REVIEW_HOURS: '48' },
  { SIGNUP_TWO_STEP: '-' },
  { FEATURE_CREEDROOMZ: '0' },
  { CAPTCHA_SITE_KEY: 'another' },
  { SESSION_SECRET: `${two},${one}` },
])('OPS-06 pages that were stored with other settings than %j are not used', (env) => {
  expect(digestWith(env)).not.toBe(digestWith({ SESSION_SECRET: one }));
  expect(digestWith(env)).toBe(digestWith(env));
});

test('OPS-06 instances share pages whatever ports, folders, telemetry and verified secrets they have', () => {
  const own = {
    PORT: '3001',
    CACHE_FOLDER: '/data/content',
    OTEL_RESOURCE_ATTRIBUTES: 'service.instance.id=site-1',
    PAGE_MEMORY_MB: '512',
    SESSION_SECRET: `${one},${two}`,
    CONTENT_WEBHOOK_SECRET: two,
  };
  expect(digestWith(own)).toBe(digestWith({ SESSION_SECRET: one }));
});

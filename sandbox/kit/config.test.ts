import { developmentSecrets } from '#lib/core/config/secrets.ts';
import { readSandboxConfig } from './config.ts';

const own = {
  CONTENT_TOKEN: 'own-editor-token',
  CONTENT_READ_TOKEN: 'own-reader-token',
  CONTENT_WEBHOOK_SECRET: 'own-webhook-secret',
  SPORTS_WEBHOOK_SECRET: 'own-sports-webhook-secret',
  SERVICE_SECRET: 'own-service-secret',
  SIGNING_KEY: 'own-signing-key-0123456789',
  CAPTCHA_SECRET: 'own-captcha-secret',
  OPERATOR_PASSWORD: 'own-password',
};

test('OPS-07 behind a site that is not on this machine the sandbox needs secrets of its own', () => {
  const read =
    (more: object, SITE_URL = 'https://casino.example') =>
    () =>
      readSandboxConfig({ NODE_ENV: 'production', SITE_URL, ...more });
  expect(read({})).toThrow(
    /CONTENT_TOKEN, CONTENT_READ_TOKEN, SERVICE_SECRET, CONTENT_WEBHOOK_SECRET, SPORTS_WEBHOOK_SECRET, SIGNING_KEY, CAPTCHA_SECRET, OPERATOR_PASSWORD/,
  );
  expect(read({ ...own, SIGNING_KEY: '' })).toThrow(/for SIGNING_KEY\./);
  expect(read({ ...own, SIGNING_KEY: `new-signing-key-0123456789,${developmentSecrets.SIGNING_KEY}` })).toThrow(
    /for SIGNING_KEY\./,
  );
  for (const SIGNING_KEY of ['new-signing-key-0123456789,', ',']) expect(read({ ...own, SIGNING_KEY })).toThrow('empty');
  expect(read(own)()).toMatchObject({
    operators: [{ user: 'operator', password: own.OPERATOR_PASSWORD }],
  });
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) expect(read({}, url)).not.toThrow();
});

test('OPS-05 a sandbox on this machine has an operator of each role, and another one none but those that are set', () => {
  const rolesAt = (env: object) =>
    readSandboxConfig({ NODE_ENV: 'production', ...own, ...env }).operators.map(({ role }) => role);
  expect(rolesAt({})).toEqual(['administrator', 'support', 'payments', 'protection']);
  expect(rolesAt({ SITE_URL: 'https://casino.example' })).toEqual(['administrator']);
  expect(rolesAt({ OPERATORS: 'mia/payments:mias-password' })).toEqual(['administrator', 'payments']);
});

import { developmentSecrets } from './edge.ts';
import { readSiteConfig } from './environment.ts';

test('OPS-07 every service is named by the environment alone', () => {
  const config = readSiteConfig({
    PLATFORM_URL: 'https://platform.example/',
    CONTENT_URL: 'https://abc.api.example',
    NODE_ENV: 'test',
  });
  expect(config.PLATFORM_URL).toBe('https://platform.example');
  expect(config.CONTENT_URL).toBe('https://abc.api.example');
});

test('OPS-07 where the environment names every service, nothing of the sandbox is left', () => {
  const services = [
    'PLATFORM',
    'ACCESS',
    'IDENTITY',
    'PAY',
    'GAMES',
    'TRACK',
    'CAPTCHA',
    'CRM',
    'CONTENT',
    'WS',
    'SITE',
    'DOCS',
    'CHAT',
    'SPORTS',
  ];
  const outside = Object.fromEntries(services.map((name) => [`${name}_URL`, `https://${name.toLowerCase()}.example`]));
  const config = readSiteConfig({ ...outside, STUDIO_API_HOST: 'https://api.example', NODE_ENV: 'test' });
  expect(JSON.stringify(config)).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]/);
});

test('names every fault at once', () => {
  expect(() => readSiteConfig({ PLATFORM_URL: 'nowhere', SITE_ID: '-1', SESSION_SECRET: 'short' })).toThrow(
    /PLATFORM_URL:[\s\S]*SESSION_SECRET:|SITE_ID:[\s\S]*PLATFORM_URL:/,
  );
});

test('a production site does not start with a development secret', () => {
  expect(() => readSiteConfig({ NODE_ENV: 'production' })).toThrow(/SESSION_SECRET: still has its development default/);
  expect(() => readSiteConfig({ NODE_ENV: 'production', PARLOUR_DEVELOPMENT_SECRETS: '1' })).not.toThrow();
  const own = Object.fromEntries(Object.keys(developmentSecrets).map((name) => [name, `own-${name}-0123456789-0123456789-0123`]));
  expect(() => readSiteConfig({ NODE_ENV: 'production', ...own })).not.toThrow();
});

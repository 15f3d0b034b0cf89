import { readSiteConfig } from './environment.ts';
import { developmentSecrets } from './secrets.ts';

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
    'SITE',
    'DOCS',
    'CHAT',
    'SPORTS',
  ];
  const outside = Object.fromEntries(services.map((name) => [`${name}_URL`, `https://${name.toLowerCase()}.example`]));
  const config = readSiteConfig({
    ...outside,
    WS_URL: 'wss://feed.example',
    STUDIO_API_HOST: 'https://api.example',
    NODE_ENV: 'test',
  });
  expect(JSON.stringify(config)).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]/);
});

test('names every fault at once', () => {
  expect(() => readSiteConfig({ PLATFORM_URL: 'nowhere', SITE_ID: '-1', SESSION_SECRET: 'short' })).toThrow(
    /PLATFORM_URL:[\s\S]*SESSION_SECRET:|SITE_ID:[\s\S]*PLATFORM_URL:/,
  );
});

test('OPS-07 a setting that is not valid by itself hides none that are not valid together', () => {
  const read = (env: object) => () => readSiteConfig({ NODE_ENV: 'production', ...env });
  for (const env of [{ PORT: 'abc' }, { SITE_URL: 'casino.example' }, { PLATFORM_URL: 'http://[' }]) {
    const [name = ''] = Object.keys(env);
    expect(read(env)).toThrow(new RegExp(`${name}: [\\s\\S]*SESSION_SECRET: still has its development default`));
    expect(read(env)).not.toThrow(new RegExp(`${name}: [\\s\\S]*${name}: `));
  }
  const unknown = { NODE_ENV: 'development', SITE_URL: 'localhost:3000', COOKIE_DOMAIN: 'casino.example', WORKERS: '2' };
  const hosts = { STUDIO_API_HOST: 'nowhere', STUDIO_SANDBOX_TOKEN: 'token', REDIS_URL: 'nowhere' };
  expect(read({ ...unknown, ...hosts })).not.toThrow(/SECRET: |WORKERS: |TOKEN: |DOMAIN: /);
});

const own = Object.fromEntries(Object.keys(developmentSecrets).map((name) => [name, `own-${name}-0123456789-0123456789-0123`]));
const defaultKept = /SESSION_SECRET: still has its development default/;

test.each(['https://casino.example', 'http://casino.example', 'http://192.168.1.5:3000', 'http://localhost.casino.example'])(
  'a site at %s starts with no development secret, whatever the switch says',
  (SITE_URL) => {
    for (const NODE_ENV of ['production', 'development']) {
      for (const PARLOUR_DEVELOPMENT_SECRETS of ['', '1']) {
        const read = (more: object) => () => readSiteConfig({ NODE_ENV, SITE_URL, PARLOUR_DEVELOPMENT_SECRETS, ...more });
        expect(read({})).toThrow(defaultKept);
        expect(read(own)).not.toThrow();
        const swapped = { ...own, SIGNING_KEY: developmentSecrets.CAPTCHA_SECRET };
        expect(read(swapped)).toThrow(/SIGNING_KEY: still has its development default/);
        expect(read({ ...own, CONTENT_DRAFTS_TOKEN: 'sandbox-editor-token' })).toThrow(/CONTENT_DRAFTS_TOKEN: still/);
      }
    }
  },
);

test('a site with a public address counts attempts from this machine, whatever the switch says', () => {
  const read = (SITE_URL: string) =>
    readSiteConfig({ NODE_ENV: 'production', SITE_URL, PARLOUR_DEVELOPMENT_SECRETS: '1', ...own }).countsLoopback;
  expect([read('https://casino.example'), read('http://localhost:3000')]).toEqual([true, false]);
});

test('a production site does not start with a development secret', () => {
  expect(() => readSiteConfig({ NODE_ENV: 'production' })).toThrow(/SESSION_SECRET: still has its development default/);
  expect(() => readSiteConfig({ NODE_ENV: 'production', PARLOUR_DEVELOPMENT_SECRETS: '1' })).not.toThrow();
  for (const SITE_URL of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://localhost']) {
    expect(() => readSiteConfig({ NODE_ENV: 'production', PARLOUR_DEVELOPMENT_SECRETS: '1', SITE_URL })).not.toThrow();
  }
  expect(() => readSiteConfig({ NODE_ENV: 'production', ...own })).not.toThrow();
});

test('DATA_FOLDER holds the folders that have no place of their own', () => {
  const { CACHE_FOLDER, SESSION_FOLDER } = readSiteConfig({ DATA_FOLDER: '/data', SESSION_FOLDER: '/sessions' });
  expect([CACHE_FOLDER, SESSION_FOLDER]).toEqual(['/data/content', '/sessions']);
});

test('SEC-04 each service has a signing key of its own, by default one that follows from the root', () => {
  const keysOf = (env: object) => readSiteConfig({ NODE_ENV: 'test', ...env }).signingKeys;
  const { platform, identity, sports } = keysOf({});
  expect(new Set([...platform, ...identity, ...sports, developmentSecrets.SIGNING_KEY]).size).toBe(4);
  const [one, two] = ['root-one-0123456789', 'root-two-0123456789'];
  expect(keysOf({ SIGNING_KEY: `${two},${one}` }).sports).toEqual([
    ...keysOf({ SIGNING_KEY: two }).sports,
    ...keysOf({ SIGNING_KEY: one }).sports,
  ]);
  const own = keysOf({ SPORTS_SIGNING_KEY: 'key-of-sports-new, key-of-sports-old' });
  expect([own.sports, own.platform]).toEqual([['key-of-sports-new', 'key-of-sports-old'], platform]);
});

test('SEC-04 a site that others can reach starts with no secret that has two uses', () => {
  const read = (more: object) => () =>
    readSiteConfig({ NODE_ENV: 'production', SITE_URL: 'https://casino.example', ...own, ...more });
  const key = 'a-key-0123456789-0123456789-0123456789';
  const keys = { PLATFORM_SIGNING_KEY: `${key}-1`, IDENTITY_SIGNING_KEY: `${key}-2`, SPORTS_SIGNING_KEY: `${key}-3` };
  expect(read(keys)).not.toThrow();
  expect(read({ ...keys, SIGNING_KEY: '' })).not.toThrow();
  expect(read({ ...keys, SIGNING_KEY: '', SPORTS_SIGNING_KEY: '' })).toThrow(/SIGNING_KEY: still has its development default/);
  expect(read({ ...keys, SPORTS_SIGNING_KEY: `${key}-1` })).toThrow(/SPORTS_SIGNING_KEY: has a value of PLATFORM_SIGNING_KEY/);
  // Earlier values count, too.
  expect(read({ SESSION_SECRET: `${key}-4,${key}-5`, ACCESS_COOKIE_SECRET: `${key}-6,${key}-5` })).toThrow(
    /ACCESS_COOKIE_SECRET: has a value of SESSION_SECRET/,
  );
  expect(read({ SESSION_SECRET: `${key}-4,${developmentSecrets.SESSION_SECRET}` })).toThrow(defaultKept);
});

test('SEC-02 a production server starts with no service that it reaches without TLS, unless the network encrypts', () => {
  const read = (more: object) => () =>
    readSiteConfig({ NODE_ENV: 'production', SITE_URL: 'http://casino.example', ...own, ...more });
  expect(read({})).not.toThrow();
  for (const [name, address] of [
    ['PLATFORM_URL', 'http://platform.internal'],
    ['WS_URL', 'ws://feed.example'],
    ['REDIS_URL', 'redis://:secret@redis.internal:6379'],
    ['CHAT_ORIGINS', 'https://chat.example ws://chat.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.internal:4318'],
  ] as const) {
    expect(read({ [name]: address })).toThrow(new RegExp(`${name}: leaves this machine without TLS`));
    expect(read({ [name]: address, NETWORK_ENCRYPTS: '1' })).not.toThrow();
    expect(read({ [name]: address, NODE_ENV: 'development' })).not.toThrow();
  }
});

test.each(['rediss://:pa#ss@redis:6379', 'rediss://:pa%ss@redis:6379', 'rediss://:pass@redis:6379/parlour'])(
  'SEC-01 an address of Redis that cannot be read, %s, is named without its password',
  (REDIS_URL) => {
    const read = () => readSiteConfig({ REDIS_URL, NODE_ENV: 'test' });
    expect(read).toThrow(/REDIS_URL: is no address/);
    expect(read).not.toThrow(/pa.?ss@/);
  },
);

test('OPS-07 an address of Redis may have an encoded password and the number of a database', () => {
  expect(() => readSiteConfig({ REDIS_URL: 'rediss://site:50%25off@redis:6379/2', NODE_ENV: 'test' })).not.toThrow();
});

test.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { METRICS_PORT: '65535', WORKERS: '2', REDIS_URL: 'redis://localhost' },
  { METRICS_PORT: '3000' },
  { METRICS_PORT: '2999', WORKERS: '2', REDIS_URL: 'redis://localhost' },
])('OPS-07 %j leaves no port to listen at', (env) => {
  expect(() => readSiteConfig({ ...env, NODE_ENV: 'test' })).toThrow(/PORT: /);
});

test.each([
  { METRICS_PORT: '3001', WORKERS: '2', REDIS_URL: 'redis://localhost' },
  { METRICS_PORT: '2998', WORKERS: '2', REDIS_URL: 'redis://localhost' },
])('OPS-07 %j leaves a port for the site', (env) => {
  expect(() => readSiteConfig({ ...env, NODE_ENV: 'test' })).not.toThrow();
});

test.each([
  { PLATFORM_URL: 'wss://platform.example' },
  { PLATFORM_URL: 'https://user:password@platform.example' },
  { PLATFORM_URL: 'https://platform.example/?a' },
  { PLATFORM_URL: 'https://platform.example/#b' },
  { WS_URL: 'https://feed.example' },
  { AD_TAG_URL: 'https://tags.example/tag.js?id=1#b' },
  { IDENTITY_POOL_ID: 'Example1' },
])('OPS-07 %j is of the wrong kind', (env) => {
  expect(() => readSiteConfig({ ...env, NODE_ENV: 'test' })).toThrow(new RegExp(`${Object.keys(env)[0]}: `));
});

test('OPS-07 an address may have a path, and one that is called as it is a query', () => {
  const env = { PLATFORM_URL: 'https://platform.example/v1/@site', AD_TAG_URL: 'https://tags.example/tag.js?id=1' };
  expect(readSiteConfig({ ...env, NODE_ENV: 'test' })).toMatchObject(env);
});

test.each([
  ['HTTPS://casino.example', 'write https://casino.example'],
  ['https://Casino.example', 'write https://casino.example'],
  ['https://casino.example:443', 'write https://casino.example'],
  ['https://casino.example/fi', 'write https://casino.example'],
  ['https://user@casino.example', 'write https://casino.example'],
  ['ws://casino.example', 'such as https://casino.example'],
  ['casino.example', 'such as https://casino.example'],
])('OPS-07 the origin of the site is not %s, which no browser sends', (SITE_URL, advice) => {
  expect(() => readSiteConfig({ NODE_ENV: 'test', SITE_URL })).toThrow(new RegExp(`SITE_URL: .* is no origin.*${advice}$`, 'm'));
});

test('OPS-07 the origin of the site may end with a slash', () => {
  expect(readSiteConfig({ NODE_ENV: 'test', SITE_URL: 'https://casino.example/' }).SITE_URL).toBe('https://casino.example');
});

test.each(['GAME', 'SPORTS', 'PAY', 'DOCS', 'CHAT', 'CRM', 'CAPTCHA'])('OPS-07 %s_ORIGINS is a list of origins', (name) => {
  const read = (list: string) => () => readSiteConfig({ NODE_ENV: 'test', [`${name}_ORIGINS`]: list });
  expect(read('https://one.example wss://*.two.example:8443 ')).not.toThrow();
  expect(read('https://one.example https://Two.example/')).toThrow(
    `${name}_ORIGINS: https://Two.example/ is no origin; write https://two.example`,
  );
  for (const list of ['https://one.example,https://two.example', "'self'", '*.one.example'])
    expect(read(list)).toThrow(`${name}_ORIGINS: ${list} is no origin, such as https://casino.example`);
});

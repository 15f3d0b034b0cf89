import { sealData } from 'iron-session';
import { z } from 'zod';

const shape = z.object({ value: z.string() });

/** The module of a site with this secret. */
async function siteOf(secret: string) {
  process.env.SESSION_SECRET = secret;
  jest.resetModules();
  return import('./sealed.ts');
}
afterEach(() => {
  delete process.env.SESSION_SECRET;
  jest.useRealTimers();
});

const [one, two] = ['first-secret-0123456789-0123456789', 'other-secret-0123456789-0123456789'];

test('LOG-02 a seal hides its value, and opens with the secret of the site only', async () => {
  const { seal, openSealed } = await siteOf(one);
  const sealed = await seal('session', { value: 'passport' }, 60);
  expect(sealed).not.toContain(Buffer.from('passport').toString('base64').slice(0, 8));
  expect(await openSealed('session', sealed, shape)).toEqual({ value: 'passport' });
  // Everyone is signed out by a new secret.
  expect(await (await siteOf(two)).openSealed('session', sealed, shape)).toBeUndefined();
});

test('LOG-02 a seal that was changed anywhere does not open', async () => {
  const { seal, openSealed } = await siteOf(one);
  const sealed = await seal('session', { value: 'passport' }, 60);
  const parts = sealed.split('*');
  for (const [at, part] of parts.entries()) {
    if (part === '') continue;
    const changed = parts.with(at, `${part.slice(0, -1)}${part.endsWith('A') ? 'B' : 'A'}`).join('*');
    expect([at, await openSealed('session', changed, shape)]).toEqual([at, undefined]);
  }
});

test('LOG-15 a seal opens for its time, and in its shape only', async () => {
  const { seal, openSealed } = await siteOf(one);
  const sealed = await seal('session', { value: 'passport' }, 60);
  expect(await openSealed('session', sealed, z.object({ other: z.string() }))).toBeUndefined();
  // A clock may be off by a minute.
  jest.useFakeTimers({ now: Date.now() + 125_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  expect(await openSealed('session', sealed, shape)).toBeUndefined();
});

test('LOG-02 a seal opens for its purpose only; those of the version before have none', async () => {
  const { seal, openSealed } = await siteOf(one);
  const sealed = await seal('session', { value: 'passport' }, 60);
  expect(await openSealed('recovery', sealed, shape)).toBeUndefined();
  const earlier = await sealData({ value: 'passport' }, { password: { 1: one }, ttl: 60 });
  expect(await openSealed('recovery', earlier, shape)).toEqual({ value: 'passport' });
});

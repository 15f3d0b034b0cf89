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
  const sealed = await seal({ value: 'passport' }, 60);
  expect(sealed).not.toContain(Buffer.from('passport').toString('base64').slice(0, 8));
  expect(await openSealed(sealed, shape)).toEqual({ value: 'passport' });
  // Everyone is signed out by a new secret.
  expect(await (await siteOf(two)).openSealed(sealed, shape)).toBeUndefined();
});

test('LOG-02 a seal that was changed anywhere does not open', async () => {
  const { seal, openSealed } = await siteOf(one);
  const sealed = await seal({ value: 'passport' }, 60);
  const parts = sealed.split('*');
  for (const [at, part] of parts.entries()) {
    if (part === '') continue;
    const changed = parts.with(at, `${part.slice(0, -1)}${part.endsWith('A') ? 'B' : 'A'}`).join('*');
    expect([at, await openSealed(changed, shape)]).toEqual([at, undefined]);
  }
});

test('LOG-15 a seal opens for its time, and in its shape only', async () => {
  const { seal, openSealed } = await siteOf(one);
  const sealed = await seal({ value: 'passport' }, 60);
  expect(await openSealed(sealed, z.object({ other: z.string() }))).toBeUndefined();
  // A clock may be off by a minute.
  jest.useFakeTimers({ now: Date.now() + 125_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  expect(await openSealed(sealed, shape)).toBeUndefined();
});

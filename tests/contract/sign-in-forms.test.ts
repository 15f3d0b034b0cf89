import { NextRequest } from 'next/server';
import { siteConfig } from '#lib/core/config/site.ts';

const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => jar.set(name, value),
    delete: (name: string) => jar.delete(name),
  }),
}));

jest.spyOn(console, 'info').mockImplementation(() => undefined);

/** Posts the form to an action of next-auth, or reads the action without one. */
async function send(action: string, form?: string): Promise<Response> {
  const { GET, POST } = await import('#app/api/auth/[...nextauth]/route.ts');
  const origin = siteConfig().SITE_URL;
  const headers = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
  const init = form === undefined ? {} : { method: 'POST', headers, body: form };
  const request = new NextRequest(`${origin}/api/auth/${action}`, init);
  return (form === undefined ? GET : POST)(request, { params: Promise.resolve({ nextauth: action.split('/') }) });
}

test.each(['csrfToken=wrong&json=true', 'csrfToken=wrong', 'json=true'])(
  'LOG-17 a sign-out that ends nothing because of its CSRF token is refused: %s',
  async (form) => {
    const response = await send('signout', form);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'error.forbidden' });
    expect(response.headers.get('clear-site-data')).toBeNull();
  },
);

test('LOG-17 a sign-out with the CSRF token of the browser is accepted', async () => {
  const answer = await send('csrf');
  const [name = '', value = ''] = (answer.headers.getSetCookie()[0]?.split(';')[0] ?? '').split(/=(.*)/);
  jar.set(name, decodeURIComponent(value));
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const response = await send('signout', `csrfToken=${csrfToken}&json=true`);
  expect([response.status, response.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
});

test('DEC-X-9 a sign-in with two e-mails is refused, because it would be counted for the first and made with the second', async () => {
  const response = await send('callback/credentials', 'email=ava%40sandbox.test&email=ben.one%40sandbox.test&password=x');
  expect([response.status, (await response.json()).code]).toEqual([400, 'error.validation']);
});

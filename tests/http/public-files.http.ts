import { expect, test } from '@playwright/test';
import { siteUrl } from '../journeys/support/addresses.ts';
import { operate } from '../journeys/support/operator.ts';
import { readPage } from './support/page.ts';
import { signIn } from './support/sign-in.ts';

/** Every file of `public/` with its media type. */
const files = {
  '/favicon.ico': 'image/x-icon',
  '/icon.svg': 'image/svg+xml',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/icon-maskable-512.png': 'image/png',
  '/icon-monochrome-512.png': 'image/png',
  '/apple-touch-icon.png': 'image/png',
  '/manifest.webmanifest': 'application/manifest+json',
  '/.well-known/security.txt': 'text/plain',
} as const;

test.afterEach(() => operate('geo', { country: null }));

test('the files at the root are served with their media type, cacheable, without a cookie, also in a restricted country', async ({
  request,
}) => {
  await operate('geo', { country: 'ES' });
  expect((await request.get('/fi-FI')).status()).toBe(451);
  for (const [file, type] of Object.entries(files)) {
    const response = await request.get(file, { maxRedirects: 0 });
    expect(response.status(), file).toBe(200);
    const headers = response.headers();
    expect(headers['content-type'], file).toContain(type);
    expect(headers['cache-control'], file).toBe('public, max-age=86400');
    expect(headers['set-cookie'], file).toBeUndefined();
  }
});

test('a page links the manifest and the icons, and every icon of the manifest exists', async ({ request }) => {
  const { document } = await readPage(request, '/fi-FI');
  const linked = [...document.querySelectorAll('link[rel="manifest"],link[rel="icon"],link[rel="apple-touch-icon"]')].map(
    (link) => new URL(link.getAttribute('href') ?? '', 'http://site').pathname,
  );
  expect(linked).toEqual(expect.arrayContaining(['/manifest.webmanifest', '/favicon.ico', '/icon.svg', '/apple-touch-icon.png']));
  for (const file of linked) expect(Object.keys(files)).toContain(file);
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toMatch(/^#[\da-f]{6}$/);
  const { icons, display } = await (await request.get('/manifest.webmanifest')).json();
  expect(display).toBe('standalone');
  expect(icons.length).toBeGreaterThan(2);
  for (const { src } of icons) expect(Object.keys(files)).toContain(src);
});

test('an unknown file at the root is not served', async ({ request }) => {
  expect((await request.get('/icon-none.png')).status()).toBe(404);
});

for (const path of [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/server.mjs',
  '/.next/BUILD_ID',
  '/_next/static/',
  '/_next/static/chunks',
  '/_next/static/chunks/',
  '/locales/',
  '/studio/assets/',
  '/design',
  '/metrics',
  '/openapi.json',
  '/api/',
]) {
  test(`neither sources, folders nor tools of development are served: ${path}`, async ({ request }) => {
    // What looks like a name without a locale leads to a page.
    expect([307, 308, 404]).toContain((await request.get(path, { maxRedirects: 0 })).status());
    expect(await (await request.get(path)).text()).not.toMatch(/ref: refs|"dependencies"|# HELP|Index of|_SECRET/);
  });
}

test('the address for changing a password leads a player to the form, in the language chosen last, and a visitor to the sign-in', async ({
  request,
}) => {
  const follow = async () => {
    const { status, headers } = await request.get('/.well-known/change-password', { maxRedirects: 0 }).then((answer) => ({
      status: answer.status(),
      headers: answer.headers(),
    }));
    return [status, new URL(headers.location ?? '', siteUrl).href.replace(siteUrl, '')];
  };
  expect(await follow()).toEqual([
    307,
    expect.stringMatching(/^\/[a-z]{2,4}-[A-Z]{2}\/401\?return=%2Fmy-account%2Faccount%3Fchange%3Dpassword$/),
  ]);
  await signIn(request, 'ben.one');
  await request.post('/api/locale', { headers: { Origin: siteUrl }, data: { to: 'fi-FI', path: '' } });
  expect(await follow()).toEqual([307, '/fi-FI/my-account/account?change=password']);
});

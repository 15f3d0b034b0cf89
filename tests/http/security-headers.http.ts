import { expect, test } from '@playwright/test';

const answers = [
  '/',
  '/fi-FI',
  '/fi-FI/none',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/fonts/none',
  '/_next/static/chunks/none.js',
  '/_next/none',
  '/locales/fi/default.json',
  '/locales/none',
  '/studio/assets/none',
  '/api/none',
  '/api/config?market=FI',
  '/studio',
];

for (const path of answers) {
  test(`SEC-02 every response has the security headers, also ${path}`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(Object.keys(headers).filter((name) => /^x-(middleware|nextjs|next|powered)/.test(name))).toEqual([]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
}

test('SEC-02 the content security policy of a page allows its own scripts, that of the Studio its connections', async ({
  request,
}) => {
  const page = (await request.get('/fi-FI')).headers()['content-security-policy'];
  expect(page).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+ 'sha256-/);
  expect(page).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(page).toMatch(/style-src 'self';.*report-uri \/api\/policy-reports/);
  expect((await request.get('/studio')).headers()['content-security-policy']).toMatch(/connect-src 'self' https:/);
});

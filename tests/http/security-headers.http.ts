import { expect, test } from '@playwright/test';
import { consentVersion } from '#lib/consent/rules.ts';
import { consentCookieHeaders } from '#lib/consent/save-consent.ts';
import { opsUrl } from '../journeys/support/addresses.ts';

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

test('SEC-02 no response may be read by another site', async ({ request }) => {
  for (const path of ['/fi-FI', '/api/config?market=FI', '/api/auth/session', '/api/platform/player/me/wallet']) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
      const answer = await request.fetch(path, { method, headers });
      const allowed = Object.keys(answer.headers()).filter((name) => name.startsWith('access-control-'));
      expect(allowed, `${method} ${path}`).toEqual([]);
    }
  }
});

for (const path of [...answers, '/studio/assets/none.js', '/api/platform/none']) {
  test(`SEC-02 a text says how it is encoded, also ${path}`, async ({ request }) => {
    for (const headers of [{}, { RSC: '1' }] as Record<string, string>[]) {
      const type = (await request.get(path, { headers, maxRedirects: 0 })).headers()['content-type'];
      // JSON is UTF-8 by its definition.
      if (type?.startsWith('text/') || type?.includes('xml')) expect(type).toMatch(/; charset=utf-8$/i);
    }
  });
}

test('SEC-02 the content security policy of a page allows its own scripts, that of the Studio its connections', async ({
  request,
}) => {
  const page = (await request.get('/fi-FI')).headers()['content-security-policy'];
  expect(page).toMatch(/script-src 'self'(?: http:\/\/127\.0\.0\.1:\d+){3} 'sha256-/);
  expect(page).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(page).not.toContain("'unsafe-eval'");
  for (const directive of ["base-uri 'none'", "object-src 'none'", "form-action 'self'"]) expect(page).toContain(directive);
  expect(page).toMatch(/style-src 'self' http:\/\/127\.0\.0\.1:\d+;.*report-uri \/api\/policy-reports/);
  expect((await request.get('/studio')).headers()['content-security-policy']).toMatch(/connect-src 'self' https:/);
});

test('CNT-31 SEC-02 the advertising tag has a frame in its markets after consent to marketing; only this frame may load its script', async ({
  request,
}) => {
  const frameOf = (locale: string, marketing: boolean) => {
    const options = { essentials: true, performanceFunctional: true, marketing };
    const cookie = consentCookieHeaders({ version: consentVersion, options, consentId: 'a' }, false).map(
      (text) => text.split(';')[0],
    );
    return request.get(`/api/ad-tag?locale=${locale}`, { headers: { cookie: cookie.join('; ') } });
  };
  for (const locale of ['pt-BR', 'cl-CL', 'pe-PE']) expect((await frameOf(locale, true)).status(), locale).toBe(200);
  for (const answer of [await frameOf('fi-FI', true), await frameOf('xx-BR', true), await frameOf('pt-BR', false)]) {
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  const frame = await frameOf('pt-BR', true);
  const policy = frame.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(
    `default-src 'none'; script-src ${opsUrl}; img-src ${opsUrl}; connect-src ${opsUrl}; frame-ancestors 'self'`,
  );
  expect(policy).toContain('sandbox allow-scripts');
  expect(frame.headers()).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await frame.text()).toContain(`<script src="${opsUrl}/tag/ad.js?market=BR">`);
  const page = (await request.get('/pt-BR')).headers()['content-security-policy'] ?? '';
  expect(page).toMatch(/frame-src[^;]* 'self'/);
  expect(/script-src([^;]*)/.exec(page)?.[1]).not.toContain(opsUrl);
});

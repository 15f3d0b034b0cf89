import { POST } from '#app/api/consent/route.ts';
import { createConsentId } from '#lib/consent/consent-id.ts';
import { readConsent } from '#lib/consent/cookies.ts';

const choice = {
  options: { essentials: true, performanceFunctional: false, marketing: true },
  consentId: createConsentId(new Date()),
};

function keep(body: unknown, headers: Record<string, string> = {}) {
  const own = { 'content-type': 'application/json', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  const init = { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(body) };
  return POST(new Request('http://localhost:3000/api/consent', init));
}

test('CKI-02 the site sets the cookies of a choice for 180 days, readable by the page', async () => {
  const response = await keep(choice);
  expect(response.status).toBe(204);
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=15552000; SameSite=Lax$/);
  expect(readConsent(cookies.map((cookie) => cookie.split(';')[0]).join('; '), false)).toEqual({ version: '1', ...choice });
});

test.each([
  ['the essentials off', { ...choice, options: { ...choice.options, essentials: false } }, {}, 400],
  ['an id that is none', { ...choice, consentId: 'x; Domain=evil.example' }, {}, 400],
  ['another origin', choice, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
])('CKI-04 the site refuses %s', async (_, body, headers, status) => {
  const response = await keep(body, headers as Record<string, string>);
  expect(response.status).toBe(status);
  expect(response.headers.getSetCookie()).toEqual([]);
});

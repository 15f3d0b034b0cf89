import { expect, test } from '@playwright/test';
import { getMessages } from '../../journeys/support/messages.ts';
import { readPage, textAt } from '../support/page.ts';

const unknown = [
  '/fi-FI/none',
  '/fi-FI/none/at/all',
  '/fi-FI/d1/promotions',
  '/fi-FI/visitor',
  '/fi-FI/landing/none',
  '/fi-FI/promo/none',
  '/fi-FI/promotions/none',
  '/fi-FI/promotions/casino/none',
  '/fi-FI/promotions/casino/tag/none',
  '/fi-FI/promotions/sports/friday-free-spins',
  '/fi-FI/my-account/none',
  '/fi-FI/status/not-found',
  '/fi-FI/%3Cscript%3E',
  '/fi-FI/promotions/casino/summer-send-off',
] as const;

for (const path of unknown) {
  test(`J38 RTE-20 ${path} is the 404 page`, async ({ request }) => {
    const { status, html } = await readPage(request, path);
    expect(status).toBe(404);
    for (const part of [
      '<html lang="fi-FI"',
      getMessages('fi-FI').status.notFoundTitle,
      '<meta name="robots" content="noindex',
    ]) {
      expect(html.includes(part), part).toBe(true);
    }
  });
}

for (const [path, status] of [
  ['/fi-FI/%E0%A4%A', 404],
  ['/fi-FI/promotions/%ff/none', 404],
  ['/%00', 307],
  ['/fi-FI//promotions', 308],
  [`/fi-FI/${'a'.repeat(2_000)}`, 404],
  ['/fi-FI/None)', 404],
  ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', 404],
] as const) {
  test(`J38 the malformed address ${path.slice(0, 40)} is answered ${status}`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status);
  });
}

for (const [path, status, title, links] of [
  ['/401', 200, 'unauthorisedTitle', 1],
  ['/403', 200, 'forbiddenTitle', 1],
  ['/none', 404, 'notFoundTitle', 1],
  ['/500', 200, 'errorTitle', 2],
] as const) {
  test(`XTR-14 ERR-01 ${path} shows an image, a sentence and ways on`, async ({ request }) => {
    const page = await readPage(request, `/fi-FI${path}`);
    expect(page.status).toBe(status);
    expect(textAt(page.document, 'main h1')).toBe(getMessages('fi-FI').status[title]);
    expect(page.document.querySelectorAll('main svg[viewBox="0 0 480 300"]')).toHaveLength(1);
    expect(page.document.querySelectorAll('main a')).toHaveLength(links);
  });
}

for (const code of ['en-UN', 'fi-FI', 'fr-CA', 'pt-BR'] as const) {
  test(`RTE-20 the 404 page of ${code} is in its language and links to its front page`, async ({ request }) => {
    const { status } = getMessages(code);
    const page = await readPage(request, `/${code}/promotions/casino/none`);
    expect(page.status).toBe(404);
    expect(textAt(page.document, 'h1')).toBe(status.notFoundTitle);
    expect(page.document.title).toBe(`${status.notFoundTitle} · Parlour`);
    expect(textAt(page.document, 'main a')).toBe(status.notFoundAction);
    expect(page.document.querySelector('main a')?.getAttribute('href')).toBe(`/${code}`);
  });
}

for (const path of ['/none', '/my-account/none', '/online-casino/play/evolution/none']) {
  test(`RTE-20 LOG-14 ${path} is the 404 page of a player's audience`, async ({ request }) => {
    const visitor = await readPage(request, `/en-UN${path}`);
    const player = await readPage(request, `/en-UN${path}`, { Cookie: 'audience=d1' });
    expect([visitor.status, player.status]).toEqual([404, 404]);
    const signIn = getMessages('en-UN').shell.signIn;
    const offersSignIn = ({ document }: typeof player) =>
      [...document.querySelectorAll('header button')].some((button) => button.textContent === signIn);
    expect([offersSignIn(visitor), offersSignIn(player)]).toEqual([true, false]);
  });
}

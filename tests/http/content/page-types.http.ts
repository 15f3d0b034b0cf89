import { expect, test } from '@playwright/test';
import { getMessages } from '../../journeys/support/messages.ts';
import { headOf } from '../../journeys/support/pages/head.ts';
import { labelled, linksIn, readPage, textAt, textIn } from '../support/page.ts';

test('RTE-01 the front page is also served at the welcome and sign-up paths, and search engines index one of them', async ({
  request,
}) => {
  const { canonical } = headOf((await readPage(request, '/fi-FI')).html);
  expect(canonical).toMatch(/\/fi-FI$/);
  for (const path of ['/welcome', '/signup', '/signup/pnp']) {
    const { status, html, headers } = await readPage(request, `/fi-FI${path}`);
    expect(status, path).toBe(200);
    expect(headOf(html).canonical, path).toBe(canonical);
    expect(headers['x-robots-tag'], path).toBe(path === '/welcome' ? undefined : 'noindex');
  }
});

for (const locale of ['fi-FI', 'pt-BR', 'nz-NZ']) {
  test(`RTE-03 CNT-20 ${locale} has its loyalty page with six levels, none of them marked for a visitor`, async ({ request }) => {
    const { vip } = getMessages(locale);
    const { document } = await readPage(request, `/${locale}/vip`);
    expect(labelled(document, vip.levels)?.querySelectorAll('h3')).toHaveLength(6);
    expect([...document.querySelectorAll('main *')].map(textIn)).not.toContain(vip.yourLevel);
  });
}

for (const [feature, path] of [
  ['RTE-04', '/promo/first-evening'],
  ['RTE-05', '/landing/welcome-offer'],
  ['CNT-19', '/register/welcome'],
  ['RTE-07', '/promotions'],
  ['RTE-08', '/promotions/casino'],
  ['RTE-09', '/promotions/casino/tag/free-spins'],
  ['RTE-10 CNT-29', '/promotions/casino/friday-free-spins'],
  ['RTE-16 CNT-23', '/info/about'],
  ['RTE-16 CNT-23', '/contact'],
  ['DEC-RGA-11', '/self-test'],
  ['RTE-13', '/contact-live-chat'],
  ['RTE-13', '/closed-account'],
  ['RTE-13', '/reset-password'],
  ['RTE-13', '/401'],
  ['RTE-13', '/500'],
] as const) {
  test(`${feature} ${path} has a heading of its own`, async ({ request }) => {
    const { status, document } = await readPage(request, `/fi-FI${path}`);
    expect(status).toBe(200);
    const headings = [...document.querySelectorAll('h1')].map(textIn);
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
  });
}

for (const locale of ['fi-FI', 'fr-CA']) {
  test(`DEC-RGA-11 visitors of ${locale} find the help lines of their market, the self-test and the way to the tools`, async ({
    request,
  }) => {
    const lines = await request.get(`/api/content/help-lines?locale=${locale}`);
    const { lines: help } = (await lines.json()) as { lines: { phone: string }[] };
    expect(help.length).toBeGreaterThan(0);
    for (const path of ['/self-test', '/responsible-gambling']) {
      const { document } = await readPage(request, `/${locale}${path}`);
      const main = document.querySelector('main');
      const links = main ? linksIn(main) : [];
      expect(
        links.filter((href) => href.startsWith('tel:')),
        path,
      ).toHaveLength(help.length);
      if (path !== '/self-test') {
        expect(links).toEqual(expect.arrayContaining([`/${locale}/self-test`, `/${locale}/my-account/gambling-limits`]));
      }
    }
  });
}

for (const locale of ['fi-FI', 'cl-CL']) {
  test(`RTE-11 CNT-25 every legal and informative page of ${locale} exists and has enough text`, async ({ request }) => {
    for (const page of [
      'privacy-policy',
      'terms',
      'age-restrictions',
      'payment-methods',
      'bonus-terms',
      'betting-rules',
      'casino-rules',
      'responsible-gambling',
    ]) {
      const { status, html } = await readPage(request, `/${locale}/${page}`);
      expect(status, page).toBe(200);
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
      expect(main.replace(/<[^>]+>/g, ' ').split(/\s+/).length, `words of ${page}`).toBeGreaterThan(400);
    }
  });
}

test('RTE-17 CNT-21 the payment methods of a market are available from every locale, in the market’s language and currency', async ({
  request,
}) => {
  const { payments } = getMessages('fi-FI');
  const { document, html } = await readPage(request, '/en-UN/payment-methods/fi-fi');
  expect(document.querySelector('article')?.getAttribute('lang')).toBe('fi-FI');
  const cards = [...(labelled(document, payments.methods)?.querySelectorAll('li') ?? [])].map(textIn);
  expect(cards[0]).toContain('10 € – 5,000 €');
  expect(cards[0]).toContain(payments.instant);
  expect(headOf(html).canonical).toMatch(/\/fi-FI\/payment-methods\/fi-fi$/);
  const canada = await readPage(request, '/en-CA/payment-methods');
  const here = labelled(canada.document, getMessages('en-CA').payments.methods);
  expect(here && textIn(here)).toContain('$15 to $7,500');
  for (const path of ['xx-yy', 'fi-fii']) {
    expect((await readPage(request, `/en-UN/payment-methods/${path}`)).status, path).toBe(404);
  }
});

test('RTE-18 a page for one market is not found in the others', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status();
  expect([await statusOf('/fi-FI/finland'), await statusOf('/no-NO/finland')]).toEqual([200, 404]);
  expect([await statusOf('/fr-CA/canada'), await statusOf('/fi-FI/canada')]).toEqual([200, 404]);
});

test('CNT-18 an unknown landing page shows the 404 page', async ({ request }) => {
  const { status, document } = await readPage(request, '/en-UN/landing/none');
  expect(status).toBe(404);
  expect(textAt(document, 'h1')).toBe('Page not found!');
});

test('CNT-05 the front page has its banners, verticals, block of three banners and good-to-know boxes', async ({ request }) => {
  const words = getMessages('fi-FI').home;
  const { document } = await readPage(request, '/fi-FI');
  expect(labelled(document, words.verticals)?.querySelectorAll('a')).toHaveLength(4);
  expect(labelled(document, words.onNow)?.querySelectorAll('article').length).toBeGreaterThan(0);
  expect(labelled(document, words.highlights)?.querySelectorAll('article')).toHaveLength(3);
  expect(labelled(document, words.boxes)?.querySelectorAll('li').length).toBeGreaterThan(0);
});

for (const path of ['/online-casino', '/live-casino-online']) {
  test(`CNT-33 the first page of ${path} shows its categories with games`, async ({ request }) => {
    const { document } = await readPage(request, `/en-UN${path}`);
    const all = getMessages('en-UN').lobby.all;
    const rows = [...document.querySelectorAll('main section')].filter((section) =>
      [...section.querySelectorAll('a')].some((link) => textIn(link).startsWith(all)),
    );
    expect(rows.length).toBeGreaterThan(5);
  });
}

test('MKT-25 a date reads day, month, year', async ({ request }) => {
  const { document } = await readPage(request, '/en-UN/privacy-policy');
  const texts = [...document.querySelectorAll('main p, main div')].map(textIn);
  expect(texts.filter((text) => /^Last changed on \d{2}\/\d{2}\/\d{4}$/.test(text))).not.toEqual([]);
});

test('CNT-32 support hours are those of the market', async ({ request }) => {
  const hours = await request.get('/api/support/hours?market=FI');
  expect(await hours.json()).toMatchObject({ start: '08:00', end: '24:00', isOpen: expect.any(Boolean) });
  expect((await request.get('/api/support/hours?market=ZZ')).status()).toBe(404);
});

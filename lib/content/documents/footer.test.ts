import { siteLocale } from '#lib/core/market/locale.ts';
import { footerChatPart, footerLogosPart, footerMarketPart, footerPagesPart, footerPart, toFooter } from './footer.ts';

const picture = { url: 'https://art.test/seal.svg', width: 80, height: 80 };
const raw = {
  footer: {
    toggles: { termsAndConditions: true, content: true, licenceLogos: true },
    infoLinks: [
      { label: 'Terms', url: '/terms' },
      { label: 'Privacy', url: '/privacy' },
      { label: 'Not here', url: '/only-elsewhere' },
      { label: 'Bonuses', url: '#panel-bonuses' },
      { label: 'No panel', url: '#panel-gone' },
      { label: 'Bad', url: 'javascript:alert(1)' },
    ],
    contactLinks: [
      { label: 'Help', url: '/privacy' },
      { label: 'Chat', url: '/contact-live-chat' },
    ],
    body: [{ _type: 'block', children: [] }],
    externalTermsUrl: null as string | null,
  },
  chat: { disableLiveChat: false },
  market: {
    disableLiveChat: false,
    protectionBar: null as boolean | null,
    licences: [{ name: 'Board', number: 'B/1', url: '/only-elsewhere', picture }],
    methods: ['Voucher'],
  },
  pages: [{ pageUrl: '/terms', termsLink: null as string | null }, { pageUrl: '/privacy' }, { pageUrl: '#panel-bonuses' }],
  regulators: [
    { name: 'Help line', url: 'https://help.example', picture },
    { name: 'Register', url: '/privacy#p2-heading', picture },
  ],
};

const parse = ({ footer, market, chat, pages, regulators }: Record<keyof typeof raw, unknown>) => ({
  footer: footerPart.shape.parse(footer),
  market: footerMarketPart.shape.parse(market),
  chat: footerChatPart.shape.parse(chat),
  pages: footerPagesPart.shape.parse(pages),
  regulators: footerLogosPart.shape.parse(regulators),
});
const footerOf = (change: (copy: typeof raw) => void = () => undefined) => {
  const copy = structuredClone(raw);
  change(copy);
  return toFooter(parse(copy), siteLocale('fi-FI'));
};
const hrefs = (footer: ReturnType<typeof toFooter>) => footer.infoLinks.map(({ href }) => href);

test('CNT-22 CNT-27 RTE-18 shows links to existing pages and side panels of the market, without unsafe ones', () => {
  const footer = footerOf();
  expect(footer.infoLinks).toEqual([
    { label: 'Terms', href: '/fi-FI/terms', newTab: false },
    { label: 'Privacy', href: '/fi-FI/privacy', newTab: false },
    { label: 'Bonuses', href: '#panel-bonuses', newTab: false },
  ]);
  expect(footer.licences).toMatchObject([{ name: 'Board', number: 'B/1', url: null }]);
  expect(footer.regulators).toMatchObject([
    { name: 'Help line', number: null, url: 'https://help.example' },
    { name: 'Register', url: '/fi-FI/privacy#p2-heading' },
  ]);
  expect(footer.body).toHaveLength(1);
});

test.each([
  ['/promotions', '/fi-FI/promotions'],
  ['/promotions/casino/welcome-package', '/fi-FI/promotions/casino/welcome-package'],
  ['/landing/fast-payouts?from=footer', '/fi-FI/landing/fast-payouts?from=footer'],
  ['/online-casino/jackpots', '/fi-FI/online-casino/jackpots'],
  ['/sportsbook/football', '/fi-FI/sportsbook/football'],
  ['/my-account', '/fi-FI/my-account'],
  ['/deposit', '/fi-FI/deposit'],
  ['/?login=1', '#sign-in'],
  ['/privacy?part=2#p2', '/fi-FI/privacy?part=2#p2'],
  ['/contact', '/fi-FI/contact'],
  ['/vip', undefined],
  ['/info/limits', undefined],
  ['/only-elsewhere?part=2', undefined],
  ['/no/such/page', undefined],
])('RTE-18 CNT-22 a link to %s leads to %s', (url, href) => {
  const footer = footerOf((copy) => {
    copy.footer.infoLinks = [{ label: 'A link', url }];
  });
  expect(hrefs(footer)).toEqual(href === undefined ? [] : [href]);
});

test('DEC-RGA-8 CNT-22 the line of player protection is the market’s choice, and pages about protection are linked where they exist', () => {
  expect(footerOf()).toMatchObject({ protectionBar: null, pages: { selfTest: null, ages: null, payments: null, safety: null } });
  const footer = footerOf((copy) => {
    copy.market.protectionBar = true;
    copy.footer.toggles.licenceLogos = false;
    for (const pageUrl of ['/age-restrictions', '/self-test', '/responsible-gambling']) copy.pages.push({ pageUrl });
  });
  expect(footer.licences).toEqual([]);
  expect(footer.protectionBar?.licences).toMatchObject([{ name: 'Board', number: 'B/1' }]);
  expect(footer.pages).toEqual({
    selfTest: '/fi-FI/self-test',
    ages: '/fi-FI/age-restrictions',
    payments: null,
    safety: '/fi-FI/responsible-gambling',
  });
});

test('MKT-14 a market without a live chat has no link to it', () => {
  const labels = (footer: ReturnType<typeof toFooter>) => footer.contactLinks.map(({ label }) => label);
  expect(labels(footerOf())).toEqual(['Help', 'Chat']);
  expect(
    labels(
      footerOf(({ market }) => {
        market.disableLiveChat = true;
      }),
    ),
  ).toEqual(['Help']);
});

test('CNT-22 each toggle removes only its own part', () => {
  const without = (toggle: 'termsAndConditions' | 'content' | 'licenceLogos') =>
    footerOf(({ footer }) => {
      footer.toggles[toggle] = false;
    });
  const all = footerOf();
  expect(without('termsAndConditions')).toEqual({ ...all, infoLinks: all.infoLinks.slice(1) });
  expect(without('content')).toEqual({ ...all, body: [] });
  expect(without('licenceLogos')).toEqual({ ...all, licences: [] });
});

test('RTE-12 terms on another site are linked in a new tab', () => {
  const byFooter = footerOf(({ footer }) => {
    footer.externalTermsUrl = 'https://terms.example/fi';
  });
  expect(byFooter.infoLinks[0]).toEqual({ label: 'Terms', href: 'https://terms.example/fi', newTab: true });
  const byPage = footerOf(({ pages: [terms] }) => {
    if (terms) terms.termsLink = 'https://terms.example/page';
  });
  expect(hrefs(byPage)).toEqual(['https://terms.example/page', '/fi-FI/privacy', '#panel-bonuses']);
  const off = footerOf(({ footer }) => {
    footer.externalTermsUrl = 'https://terms.example/fi';
    footer.toggles.termsAndConditions = false;
  });
  expect(hrefs(off)).toEqual(['/fi-FI/privacy', '#panel-bonuses']);
});

test.each(['javascript:alert(1)', 'http://plain.example', '//terms.example', '/terms', ''])(
  'RTE-12 "%s" is no other place for the terms: the page stays',
  (link) => {
    const footer = footerOf((copy) => {
      copy.footer.externalTermsUrl = link;
    });
    expect(hrefs(footer)[0]).toBe('/fi-FI/terms');
  },
);

test('a chat that is switched off in every market has no link, whatever the market says', () => {
  const footer = footerOf((copy) => {
    copy.chat.disableLiveChat = true;
  });
  expect(footer.contactLinks.map(({ label }) => label)).toEqual(['Help']);
});

test('CNT-22 XTR-05 a market without a footer document still has its logos and payment methods', () => {
  const footer = toFooter(parse({ ...raw, footer: null }), siteLocale('fi-FI'));
  expect(footer).toMatchObject({ infoLinks: [], contactLinks: [], body: [], paymentMethods: ['Voucher'] });
  expect(footer.licences).toHaveLength(1);
});

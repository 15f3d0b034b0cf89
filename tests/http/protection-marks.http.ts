import { expect, test } from '@playwright/test';
import { minimumAge } from '../../lib/core/market/countries.ts';
import { getMessages } from '../journeys/support/messages.ts';
import { pageTypes } from '../journeys/support/pages/page-types.ts';
import { labelled, linksIn, readPage, textAt } from './support/page.ts';
import { signIn } from './support/sign-in.ts';

for (const [locale, market, hasBar] of [
  ['fi-FI', 'FI', true],
  ['en-CA', 'CA', false],
] as const) {
  test(`DEC-RGA-8 RTE-27 every page of ${locale} leads to limits, self-exclusion and help, and shows licences and age${hasBar ? ', in the line at its top too' : ''}`, async ({
    request,
  }) => {
    const messages = getMessages(locale);
    const limits = `/${locale}/my-account/gambling-limits`;
    for (const path of [...pageTypes, '/none']) {
      const { document } = await readPage(request, `/${locale}${path}`);
      const footer = document.querySelector('footer');
      const links = footer ? linksIn(footer) : [];
      expect(links, path).toEqual(
        expect.arrayContaining([limits, `${limits}#self-exclusion`, `/${locale}/responsible-gambling`, `/${locale}/contact`]),
      );
      expect(labelled(document, messages.footer.licences)?.querySelectorAll('li').length, path).toBeGreaterThan(0);
      expect(textAt(document, 'footer'), path).toContain(`${minimumAge(market)}+`);
      const bar = labelled(document, messages.protectionBar.label);
      expect(bar !== undefined, path).toBe(hasBar);
      if (!bar) continue;
      expect(linksIn(bar), path).toEqual(
        expect.arrayContaining([limits, `/${locale}/responsible-gambling`, '#licences', `/${locale}/age-restrictions`]),
      );
      expect(textAt(bar, 'div'), path).toContain(`${minimumAge(market)}+`);
      expect(document.getElementById('licences'), path).not.toBeNull();
    }
  });
}

test('DEC-RGA-8 LIM-01 the limits are one step from the front page and from the deposit of a player, above and below the page', async ({
  request,
}) => {
  await signIn(request, 'cleo.vip');
  const { protectionBar, footer } = getMessages('fi-FI');
  const limits = '/fi-FI/my-account/gambling-limits';
  for (const path of ['/fi-FI', '/fi-FI/my-account/banking/deposit']) {
    const { status, document } = await readPage(request, path);
    expect(status, path).toBe(200);
    const bar = labelled(document, protectionBar.label);
    expect(bar && linksIn(bar), path).toEqual(expect.arrayContaining([limits, `${limits}#time-out`]));
    expect(bar?.textContent, path).toContain(protectionBar.session);
    const below = labelled(document, footer.navigation);
    expect(below && linksIn(below), path).toContain(limits);
  }
});

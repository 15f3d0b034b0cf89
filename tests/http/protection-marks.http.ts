import { expect, test } from '@playwright/test';
import { getMessages } from '../journeys/support/messages.ts';
import { labelled, linksIn, readPage } from './support/page.ts';
import { expectProtectionMarks } from './support/protection-marks.ts';
import { signIn } from './support/sign-in.ts';

test('DEC-RGA-8 RTE-27 every page of fi-FI leads to limits, self-exclusion and help, and shows licences and age, in the line at its top too', ({
  request,
}) => expectProtectionMarks(request, { locale: 'fi-FI', market: 'FI', hasBar: true }));

test('DEC-RGA-8 RTE-27 every page of en-CA leads to limits, self-exclusion and help, and shows licences and age', ({ request }) =>
  expectProtectionMarks(request, { locale: 'en-CA', market: 'CA', hasBar: false }));

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

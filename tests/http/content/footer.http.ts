import { type APIRequestContext, expect, test } from '@playwright/test';
import { documentId } from '../../../sandbox/data/content/document.ts';
import { edit, readDocument } from '../../journeys/support/editor.ts';
import { getMessages } from '../../journeys/support/messages.ts';
import { readPage, textAt } from '../support/page.ts';

const own = '/fi-FI/terms';
const external = 'https://terms.example/fi';

async function readFooter(request: APIRequestContext) {
  const { document } = await readPage(request, '/fi-FI/promotions');
  const links = [...document.querySelectorAll(`footer a[href="${own}"], footer a[href="${external}"]`)];
  return {
    terms: links.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    showsLicences: textAt(document, 'footer')?.includes(getMessages('fi-FI').footer.licences),
  };
}

test('RTE-12 CNT-22 when the terms are on another site the footer links there and the page does not exist; a setting removes the link', async ({
  request,
}) => {
  const id = documentId('footer', 'FI', 'fi');
  const { toggles } = await readDocument(id);
  const statusOf = async (path: string) => (await request.get(path)).status();
  expect(await readFooter(request)).toEqual({ terms: [[own, null]], showsLicences: true });
  try {
    await edit(id, { externalTermsUrl: external });
    expect((await readFooter(request)).terms).toEqual([[external, '_blank']]);
    expect(await statusOf(own)).toBe(404);
    expect(await statusOf('/en-FI/terms'), 'the other language keeps its own').toBe(200);
    await edit(id, { toggles: { termsAndConditions: false, content: false, licenceLogos: false } });
    expect(await readFooter(request)).toEqual({ terms: [], showsLicences: false });
  } finally {
    await edit(id, { externalTermsUrl: null, toggles });
  }
  expect(await statusOf(own)).toBe(200);
});

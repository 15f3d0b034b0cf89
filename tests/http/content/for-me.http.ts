import { expect, test } from '@playwright/test';
import { documentId } from '../../../sandbox/data/content/document.ts';
import { readDocument, textOf } from '../../journeys/support/editor.ts';
import { readPage } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';

const path = '/api/content/for-me?locale=fi-FI';

test('CNT-12 personal content is not part of any page, is sent to its player only, and is not cached', async ({ request }) => {
  const title = textOf(await readDocument(documentId('banner', 'vip', 'FI', 'fi')), 'title');
  expect((await request.get(path)).status(), 'a visitor').toBe(401);
  await signIn(request, 'ben.one');
  const answer = await request.get(path);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain(title);
  for (const page of ['/fi-FI', '/fi-FI/promotions']) {
    const { status, html } = await readPage(request, page);
    expect([status, html.includes(title)], page).toEqual([200, false]);
  }
});

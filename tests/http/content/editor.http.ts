import { type APIRequestContext, expect, test } from '@playwright/test';
import { documentId } from '#sandbox/data/content/document.ts';
import { edit, publish, readDocument, textOf } from '../../journeys/support/editor.ts';
import { signIn } from '../support/sign-in.ts';

const finnish = documentId('promotion', 'friday-free-spins', 'FI', 'fi');
const english = documentId('promotion', 'friday-free-spins', 'FI', 'en');
const path = '/promotions/casino/friday-free-spins';

/** Whether a page contains a text. */
async function shows(request: APIRequestContext, address: string, text: string, headers = {}): Promise<boolean> {
  const response = await request.get(address, { headers });
  expect(response.status(), address).toBe(200);
  return (await response.text()).includes(text);
}

async function expectToShow(request: APIRequestContext, addresses: readonly string[], text: string, not?: string): Promise<void> {
  for (const address of addresses) {
    expect(await shows(request, address, text), `${address} shows “${text}”`).toBe(true);
    if (not) expect(await shows(request, address, not), `${address} still shows “${not}”`).toBe(false);
  }
}

test('J19 OPS-06 CNT-01 a published title is in the next response of its market and language, and in no other', async ({
  request,
}) => {
  const title = textOf(await readDocument(finnish), 'title');
  const englishTitle = textOf(await readDocument(english), 'title');
  const edited = `Perjantain uusi otsikko ${Date.now()}`;
  const pages = ['/fi-FI', '/fi-FI/promotions', '/fi-FI/promotions/casino', `/fi-FI${path}`];
  await expectToShow(request, pages, title);
  try {
    await edit(finnish, { title: edited });
    await expectToShow(request, pages, edited);
    // The request of a client-side navigation.
    expect(await shows(request, `/fi-FI${path}`, edited, { RSC: '1' })).toBe(true);
    await expectToShow(request, [`/en-FI${path}`, '/en-FI/promotions'], englishTitle, edited);
  } finally {
    await edit(finnish, { title });
  }
  await expectToShow(request, pages, title);
});

test('J19 OPS-06 an edited static page is in the next response', async ({ request }) => {
  const id = documentId('staticPage', 'responsible-gambling', 'FI', 'fi');
  const title = textOf(await readDocument(id), 'title');
  const edited = `Pelaa maltilla ${Date.now()}`;
  await expectToShow(request, ['/fi-FI/responsible-gambling'], title);
  try {
    await edit(id, { title: edited });
    await expectToShow(request, ['/fi-FI/responsible-gambling'], edited);
    expect(await shows(request, '/en-FI/responsible-gambling', edited), 'the other language stays').toBe(false);
  } finally {
    await edit(id, { title });
  }
  await expectToShow(request, ['/fi-FI/responsible-gambling'], title);
});

/** A visitor, and players with no, one and more deposits. */
const handles = { visitor: undefined, d0: 'ava.new', d1: 'ben.one', d2: 'cleo.vip' } as const;

const targeted = [
  ['CNT-11', { option: 'group', groups: ['DEPOSIT_COUNT_1'] }, 'authorized', ['d1']],
  ['CNT-11', { option: 'group', groups: ['DEPOSIT_COUNT_0', 'DEPOSIT_COUNT_MORE_THAN_1'] }, 'authorized', ['d0', 'd2']],
  ['CNT-09', { option: 'noLimit' }, 'not-authorized', ['visitor']],
  ['CNT-12', { option: 'csv', playerIds: '100001' }, 'authorized', []],
] as const;

test('CNT-09 CNT-11 CNT-12 a promotion is shown to its audience only, and disappears when it is deleted', async ({
  playwright,
  baseURL,
}) => {
  const id = 'promotion-test-targeted-fi-fi';
  const slug = { _type: 'slug', current: 'test-targeted' };
  const title = `Vain kutsutuille ${Date.now()}`;
  const { _rev, _createdAt, _updatedAt, ...model } = await readDocument(finnish);
  const audiences = await Promise.all(
    Object.entries(handles).map(async ([audience, handle]) => {
      const request = await playwright.request.newContext({ baseURL });
      if (handle) {
        await signIn(request, handle);
        const { cookies } = await request.storageState();
        expect(cookies.find(({ name }) => name === 'audience')?.value, handle).toBe(audience);
      }
      return { audience, request };
    }),
  );
  const statusFor = async (request: APIRequestContext) =>
    (await request.get('/fi-FI/promotions/casino/test-targeted', { maxRedirects: 0 })).status();
  try {
    for (const [feature, targetAudience, authorized, seenBy] of targeted) {
      await publish({ createOrReplace: { ...model, _id: id, slug, title, authorized, targetAudience } });
      for (const { audience, request } of audiences) {
        const isSeen = seenBy.some((one) => one === audience);
        const name = `${feature} ${JSON.stringify(targetAudience)} ${authorized}: ${audience}`;
        expect(await shows(request, '/fi-FI/promotions', title), `${name} on the list`).toBe(isSeen);
        // RTE-50: a player who signed in on a visitors' promotion is led to its category.
        const isForVisitors = audience !== 'visitor' && seenBy.some((one) => one === 'visitor');
        expect(await statusFor(request), `${name} at its address`).toBe(isSeen ? 200 : isForVisitors ? 307 : 404);
      }
    }
    await publish({ createOrReplace: { ...model, _id: id, slug, title } });
    for (const { audience, request } of audiences) expect(await statusFor(request), `${audience} before`).toBe(200);
  } finally {
    await publish({ delete: { id } });
  }
  for (const { audience, request } of audiences) {
    expect(await statusFor(request), `${audience} after the deletion`).toBe(404);
    expect(await shows(request, '/fi-FI/promotions', title), `${audience} after the deletion`).toBe(false);
    await request.dispose();
  }
});

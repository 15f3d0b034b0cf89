import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Field, fillIn } from '../support/fill-in.ts';
import { openWithoutScripts } from '../support/held-scripts.ts';
import { listRoutePages } from '../support/pages/route-pages.ts';
import { signIn } from '../support/player.ts';

const locale = 'en-FI';

/** The first page with each set of fields that the markup of any page has. */
async function findForms(request: APIRequestContext): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const page of await listRoutePages(request, locale)) {
    const html = await (await request.get(`/${locale}${page}`)).text();
    const fields = html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? [];
    // Ids and values are those of the page.
    const key = fields.map((field) => field.replaceAll(/ (?:id|value|aria-\w+)="[^"]*"/g, '')).join('');
    if (key && !found.has(key)) found.set(key, page);
  }
  return [...found.values()];
}

function readValues(fields: readonly Field[]): Promise<readonly (string | boolean)[]> {
  return Promise.all(
    fields.map((field) => field.evaluate(({ type, checked, value }) => (/radio|checkbox/.test(type) ? checked : value))),
  );
}

/** What React renders for each field; undefined until it handles it. */
function readRendered(fields: readonly Field[]): Promise<readonly unknown[]> {
  return Promise.all(
    fields.map((field) =>
      field.evaluate((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
        const props = Reflect.get(element, key) as { readonly checked?: boolean; readonly value?: string } | undefined;
        return /radio|checkbox/.test(element.type) ? props?.checked : props?.value;
      }),
    ),
  );
}

async function expectKept(page: Page, path: string): Promise<void> {
  const { release } = await openWithoutScripts(page, `/en-FI${path}`);
  const fields = await fillIn(page);
  const chosen = await readValues(fields);
  expect(chosen.length, path).toBeGreaterThan(0);
  await release();
  await expect.poll(() => readRendered(fields), path).toEqual(chosen);
  expect(await readValues(fields), path).toEqual(chosen);
}

test('every field of a visitor’s page keeps what was typed or chosen before its scripts came', async ({ page, request }) => {
  const forms = await findForms(request);
  expect(forms).toContain('/self-test');
  for (const path of forms) await expectKept(page, path);
});

test('every field of a player’s page keeps what was typed or chosen before its scripts came', async ({ page, context }) => {
  await signIn(context, 'player.fi');
  const forms = await findForms(context.request);
  expect(forms).toEqual(expect.arrayContaining(['/my-account/gambling-limits', '/my-account/banking/transactions']));
  for (const path of forms) await expectKept(page, path);
});

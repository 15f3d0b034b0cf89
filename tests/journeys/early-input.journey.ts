import { type APIRequestContext, type ElementHandle, expect, type Page, test } from '@playwright/test';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { openWithoutScripts } from './support/held-scripts.ts';
import { getMessages } from './support/messages.ts';
import { signIn } from './support/player.ts';
import { listRoutePages } from './support/route-pages.ts';

const messages = getMessages('en-FI');
const locale = 'en-FI';
const controls = 'body :is(input, select, textarea):not([type=hidden])';

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

type Field = ElementHandle<HTMLInputElement>;

/** Fills in everything: the last choice of each group and list. Returns the fields, to which scripts may add others. */
async function fillIn(page: Page): Promise<readonly Field[]> {
  const fields = (await page.locator(controls).elementHandles()) as Field[];
  for (const field of fields) {
    const type = await field.evaluate((element) => element.type);
    if (type === 'radio' || type === 'checkbox') await field.check();
    else if (type === 'select-one') await field.selectOption({ index: (await field.$$('option')).length - 1 });
    else await field.fill('lantern');
  }
  return fields;
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

test('DEC-RGA-12 a self-test that is answered before the scripts come shows its result once they have come', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/en-FI/self-test');
  await fillIn(page);
  await page.getByRole('button', { name: messages.selfTest.submit }).click();
  await release();
  await expect(page.getByText(formatMessage(messages.selfTest.score, { score: 27, max: 27 }))).toBeVisible();
});

test('RGA-06 DEC-RGA-10 an exclusion and a break that are asked for before the scripts come are confirmed once they have come', async ({
  page,
  context,
}) => {
  await signIn(context, 'player.fi');
  const limits = '/en-FI/my-account/gambling-limits';
  const exclusion = await openWithoutScripts(page, limits);
  const section = page.getByRole('region', { name: messages.protection.exclusionTitle });
  await section.getByRole('radio', { name: '12 months' }).check();
  await section.getByRole('button', { name: messages.protection.exclusionContinue }).click();
  await exclusion.release();
  await expect(page.getByRole('dialog', { name: 'Exclude yourself for 12 months?' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${limits}$`));

  const pause = await openWithoutScripts(page, limits);
  await page.getByRole('button', { name: messages.protection.coolingStart }).click();
  await pause.release();
  await expect(page.getByRole('dialog', { name: messages.protection.coolingQuestion })).toBeVisible();
});

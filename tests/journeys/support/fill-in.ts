import type { ElementHandle, Page } from '@playwright/test';

const controls = 'body :is(input, select, textarea):not([type=hidden])';

export type Field = ElementHandle<HTMLInputElement>;

/** Fills in everything: the last choice of each group and list. Returns the fields, to which scripts may add others. */
export async function fillIn(page: Page): Promise<readonly Field[]> {
  const fields = (await page.locator(controls).elementHandles()) as Field[];
  for (const field of fields) {
    const type = await field.evaluate((element) => element.type);
    if (type === 'radio' || type === 'checkbox') await field.check();
    else if (type === 'select-one') await field.selectOption({ index: (await field.$$('option')).length - 1 });
    else await field.fill('lantern');
  }
  return fields;
}

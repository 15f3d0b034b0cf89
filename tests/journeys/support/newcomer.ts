import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { look } from './operator.ts';
import type { Words } from './words.ts';

export const newPassword = 'Lantern-77x';

/** A person whom no other journey has registered: four letters in the name, six digits in the number. */
export function inventPerson() {
  const digits = String(Date.now() % 1_000_000).padStart(6, '0');
  const letters = [...digits].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
  return { email: `newcomer.${digits}@sandbox.test`, firstName: 'Helmi', lastName: `Kuusela ${letters}`, digits };
}

export function signUpDialog(page: Page, words: Words): Locator {
  return page.getByRole('dialog', { name: words.registration.title });
}

/** The code that was sent last to a number or an address. */
export async function codeSentTo(to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const messages = (await look(`outbox?to=${encodeURIComponent(to)}`)) as readonly { readonly code?: string }[];
    code = messages[0]?.code;
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code ?? '';
}

/** Ticks the box of the test for a person, and waits until it is judged. */
export async function passPersonTest(widget: FrameLocator): Promise<void> {
  await widget.getByRole('checkbox').click();
  await expectPersonTestPassed(widget);
}

export async function expectPersonTestPassed(widget: FrameLocator): Promise<void> {
  await expect(widget.locator('html')).toHaveAttribute('data-state', 'done');
}

/** The same in the dialog of the registration. */
export const showPerson = (dialog: Locator) => passPersonTest(dialog.frameLocator('iframe:visible'));

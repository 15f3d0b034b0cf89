import type { FrameLocator, Page } from '@playwright/test';
import type { PayWords } from '#sandbox/pay/words/en.ts';
import { speechOf } from '#sandbox/pay/words/speak.ts';
import type { Words } from './words.ts';

/** The cashier's page inside the deposit page, and what it says there. */
export interface Cashier {
  readonly frame: FrameLocator;
  readonly say: PayWords;
}

export function cashierOf(page: Page, words: Words, locale: string): Cashier {
  return { frame: page.frameLocator(`iframe[title="${words.deposit.frameTitle}"]`), say: speechOf(locale).words };
}

/** The button that carries the amount, whichever it is. */
export function payButton({ frame, say }: Cashier) {
  return frame.getByRole('button', { name: new RegExp(`^${say.pay.replace('{amount}', '.+')}$`) });
}

export async function payByCard(cashier: Cashier, number: string): Promise<void> {
  const { frame, say } = cashier;
  await frame.getByLabel(say.cardNumber).fill(number);
  await frame.getByLabel(say.cardExpires).fill('12/39');
  await frame.getByLabel(say.cardCode).fill('123');
  await payButton(cashier).click();
}

import type { FrameLocator, Page } from '@playwright/test';
import { type PayMessages, payMessages } from '#sandbox/pay/messages/messages.ts';
import type { Messages } from './messages.ts';

/** The payment provider's page inside the deposit page, and its messages. */
export interface Cashier {
  readonly frame: FrameLocator;
  readonly messages: PayMessages;
}

export function cashierOf(page: Page, { deposit }: Messages, locale: string): Cashier {
  return { frame: page.frameLocator(`iframe[title="${deposit.frameTitle}"]`), messages: payMessages.forLocale(locale).messages };
}

/** The pay button, whose label contains the amount. */
export function payButton({ frame, messages }: Cashier) {
  return frame.getByRole('button', { name: new RegExp(`^${messages.pay.replace('{amount}', '.+')}$`) });
}

export async function payByCard(cashier: Cashier, number: string): Promise<void> {
  const { frame, messages } = cashier;
  await frame.getByLabel(messages.cardNumber).fill(number);
  await frame.getByLabel(messages.cardExpires).fill('12/39');
  await frame.getByLabel(messages.cardCode).fill('123');
  await payButton(cashier).click();
}

/** Fills the deposit form's amount and presses its button. */
export async function chooseAmount(page: Page, { deposit }: Messages, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: deposit.amount }).fill(amount);
  await page
    .locator('form')
    .getByRole('button', { name: new RegExp(amount) })
    .last()
    .click();
}

import { html } from 'hono/html';
import { type PayMessages, payMessages } from '../../messages/messages.ts';
import type { Markup } from '../../page/layout.ts';
import type { CashierPayment } from '../payments.ts';
import type { CashierSession } from '../tables.ts';
import { renderCashier } from './frame.ts';

/** The status posted to the parent page. `pending` is not final. */
export type CashierResult = 'success' | 'declined' | 'cancelled' | 'pending';

const results: Readonly<Partial<Record<CashierSession['status'], CashierResult>>> = {
  SUCCESS: 'success',
  FAILED: 'declined',
  CANCELLED: 'cancelled',
  PENDING: 'pending',
};

export function toResult(status: CashierSession['status']): CashierResult | undefined {
  return results[status];
}

const sentences = {
  success: ['successTitle', 'successText'],
  declined: ['declinedTitle', 'declinedText'],
  cancelled: ['cancelledTitle', 'cancelledText'],
  pending: ['pendingTitle', 'pendingText'],
} as const satisfies Readonly<Record<CashierResult, readonly [title: keyof PayMessages, text: keyof PayMessages]>>;

/** Posts the result to the parent page, restricted to the site's origin. */
export const resultScript = `const { site, result, transaction } = document.querySelector('[data-result]').dataset;
if (window.parent !== window) window.parent.postMessage({ type: 'cashier.result', status: result, transactionId: transaction }, site);
`;

export function renderResult(payment: CashierPayment, result: CashierResult, back: string, site: string): Markup {
  const language = payMessages.forLocale(payment.order.locale);
  const { messages } = language;
  const [title, text] = sentences[result];
  return renderCashier({
    language,
    title: messages[title],
    body: html`<p role="status" data-site="${site}" data-result="${result}" data-transaction="${payment.session.transactionId}">${messages[text]}</p>
<p><a class="button" href="${back}" target="_top">${messages.back}</a></p>`,
    script: true,
  });
}

import { html } from 'hono/html';
import type { Markup } from '../../page/layout.ts';
import type { PayWords } from '../../words/en.ts';
import { speechOf } from '../../words/speak.ts';
import type { Visit } from '../sessions.ts';
import type { CashierSession } from '../tables.ts';
import { renderCashier } from './frame.ts';

/** What the page around the frame is told (decisions §3.9), and `pending`, which is no end yet. */
export type CashierResult = 'success' | 'declined' | 'cancelled' | 'pending';

const results: Readonly<Partial<Record<CashierSession['status'], CashierResult>>> = {
  SUCCESS: 'success',
  FAILED: 'declined',
  CANCELLED: 'cancelled',
  PENDING: 'pending',
};

export function resultOf(status: CashierSession['status']): CashierResult | undefined {
  return results[status];
}

const sentences = {
  success: ['successTitle', 'successText'],
  declined: ['declinedTitle', 'declinedText'],
  cancelled: ['cancelledTitle', 'cancelledText'],
  pending: ['pendingTitle', 'pendingText'],
} as const satisfies Readonly<Record<CashierResult, readonly [title: keyof PayWords, text: keyof PayWords]>>;

/** Tells the page around it, and no other, what came of the payment. */
export const resultScript = `const { site, result, transaction } = document.querySelector('[data-result]').dataset;
if (window.parent !== window) window.parent.postMessage({ type: 'cashier.result', status: result, transactionId: transaction }, site);
`;

export function renderResult(visit: Visit, result: CashierResult, back: string, site: string): Markup {
  const speech = speechOf(visit.order.locale);
  const { words } = speech;
  const [title, text] = sentences[result];
  return renderCashier({
    speech,
    title: words[title],
    body: html`<p role="status" data-site="${site}" data-result="${result}" data-transaction="${visit.session.transactionId}">${words[text]}</p>
<p><a class="button" href="${back}" target="_top">${words.back}</a></p>`,
    script: true,
  });
}

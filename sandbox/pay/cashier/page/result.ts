import { html } from 'hono/html';
import type { Markup } from '../../page/layout.ts';
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

const sentences: Readonly<Record<CashierResult, readonly [title: string, text: string]>> = {
  success: ['Paid', 'Parlour has been told.'],
  declined: ['Declined', 'Nothing was taken.'],
  cancelled: ['Cancelled', 'Nothing was taken.'],
  pending: ['On its way', 'The payment is being checked. This takes half a minute.'],
};

/** Tells the page around it, and no other, what came of the payment. */
export const resultScript = `const { site, result, transaction } = document.querySelector('[data-result]').dataset;
if (window.parent !== window) window.parent.postMessage({ type: 'cashier.result', status: result, transactionId: transaction }, site);
`;

export function renderResult(visit: Visit, result: CashierResult, back: string, site: string): Markup {
  const [title, text] = sentences[result];
  return renderCashier({
    title,
    body: html`<p role="status" data-site="${site}" data-result="${result}" data-transaction="${visit.session.transactionId}">${text}</p>
<p><a class="button" href="${back}" target="_top">Back to Parlour</a></p>`,
    script: true,
  });
}

import { html } from 'hono/html';
import { withdrawalStatuses } from '#lib/cashier/withdrawals/contract.ts';
import type { QueuedWithdrawal, WithdrawalQueue } from '../port/withdrawals.ts';
import { renderWord, renderWordOptions } from '../words/render-word.ts';
import type { Markup } from './layout.ts';
import { offer } from './offer.ts';
import { renderReason, renderReasonInput } from './reason.ts';
import { formatMinute } from './time.ts';

/** The queue, which the caller has masked, with a decision form for each open withdrawal. */
export function renderWithdrawals({ withdrawals, position, hasMore }: WithdrawalQueue, status: string): Markup {
  const next = position + withdrawals.length;
  return html`<form method="get" action="/withdrawals">
<label>Status <select name="status">${renderWordOptions('withdrawalFilter', ['OPEN', ...withdrawalStatuses], status)}</select></label><button>Show</button></form>
${
  withdrawals.length === 0
    ? html`<p>There are no withdrawals to show.</p>`
    : html`<div class="scroll"><table class="desk"><caption>${status === 'OPEN' ? 'Open withdrawals, oldest first.' : 'Newest first.'} A decision requires a reason; a rejection returns the money to the player.</caption>
<thead><tr><th scope="col">Requested (UTC)</th><th scope="col">Player</th><th scope="col">Amount</th><th scope="col">Method</th><th scope="col">Decision</th></tr></thead>
<tbody>${withdrawals.map(renderRow)}</tbody></table></div>`
}
<p>${position > 0 ? html`<a href="/withdrawals?status=${status}">First</a> ` : ''}${hasMore ? html`<a href="/withdrawals?status=${status}&amp;position=${next}">More</a>` : ''}</p>`;
}

function renderRow(row: QueuedWithdrawal): Markup {
  return html`<tr><td><time datetime="${row.createdAt}">${formatMinute(row.createdAt)}</time></td>
<td><a href="/players/${row.playerId}">${row.playerId}</a> <a href="/players/${row.playerId}/ledger">ledger</a><div>${row.email}</div><div>${renderWord('kycStatus', row.kycStatus)}</div>${row.isReviewed ? html`<div>under review</div>` : ''}</td>
<td class="figure">${row.amount} ${row.currency}<div><code>${row.reference}</code></div><div>${renderWord('withdrawalFilter', row.status)}</div>${row.dueAt ? html`<div>automatic at ${row.dueAt.slice(11, 16)}</div>` : ''}</td>
<td>${row.method}${row.account ? html`<div>${row.account}</div>` : ''}</td><td>${renderDecision(row)}</td></tr>`;
}

function renderDecision({ withdrawalId, endedAt, decidedBy, reason }: QueuedWithdrawal): Markup {
  if (endedAt) {
    return html`${formatMinute(endedAt)} by ${decidedBy ?? 'unknown'}${renderReason(reason)}`;
  }
  return offer(
    'withdrawal.decide',
    html`<form method="post" action="/withdrawals/${withdrawalId}">
${renderReasonInput()}
<button name="decision" value="approve">Approve</button> <button name="decision" value="reject" class="danger">Reject</button></form>`,
  );
}

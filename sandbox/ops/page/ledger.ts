import { html } from 'hono/html';
import { exponentOf } from '#lib/core/money/money.ts';
import type { FoundLine, LedgerLine, PlayerLedger } from '#sandbox/ledger/player-ledger.ts';
import type { PlayerCard } from '../port/players.ts';
import { renderWord } from '../words/render-word.ts';
import { type Markup, renderCard } from './layout.ts';
import { offer } from './offer.ts';
import { renderReasonField } from './reason.ts';
import { renderTime } from './time.ts';

/** A player's accounts, the form to correct the balance, and the ledger transactions, newest first. */
export function renderPlayerLedger(player: PlayerCard, ledger: PlayerLedger, reference: string): Markup {
  const path = `/players/${player.playerId}/ledger`;
  return html`${renderCard('accounts', 'Accounts', renderAccounts(ledger))}
${offer('ledger.correct', renderCard('correct', 'Correct the balance', renderForm(path, ledger, reference)))}
${renderLines(path, ledger)}
<p><a href="/players/${player.playerId}">Player</a> · <a href="/players">All players</a></p>`;
}

/** A transaction by the reference that a player reads out. */
export function renderFoundLine(line: FoundLine | undefined, reference: string): Markup {
  const form = html`<form method="get" action="/transactions" role="search">
<label>Reference of the player <input type="search" name="reference" maxlength="40" value="${reference}" placeholder="7KX-4MA-9RD" autocomplete="off"></label><button>Find</button></form>
<p>Nine signs in any case, with or without dashes. A wrong sign finds nothing, never another transaction.</p>`;
  if (!line) return html`${form}${reference ? html`<p role="status">There is no transaction with this reference.</p>` : ''}`;
  const { playerId, currency } = line;
  return html`${form}<p>Player <a href="/players/${playerId}">${playerId}</a> · <a href="/players/${playerId}/ledger">Ledger</a></p>
${renderTable([line], currency)}`;
}

function renderAccounts({ accounts, currency, proof, sportsDebt }: PlayerLedger): Markup {
  if (accounts.length === 0) return html`<p>This player has no wallet yet.</p>`;
  const rows = accounts.map(
    ({ account, balance, entries }) =>
      html`<tr><th scope="row"><code>${account}</code></th><td class="figure">${formatAmount(balance, currency)}</td><td class="figure">${entries}</td></tr>`,
  );
  const debt =
    sportsDebt > 0
      ? html`<p class="down"><strong>${sportsDebt.toFixed(exponentOf(currency))} ${currency}</strong> of wrong settlements of bets could not be taken back; the next payouts of bets pay it first.</p>`
      : '';
  return html`${debt}<p class="${proof.balanced ? 'ok' : 'down'}"><strong>${proof.balanced ? 'Balanced' : 'Not balanced'}</strong>: ${
    proof.balanced ? 'each balance is the sum of its entries' : proof.faults.join(' ')
  }.</p>
<div class="scroll"><table><thead><tr><th scope="col">Account</th><th scope="col">Balance</th><th scope="col">Entries</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function renderForm(path: string, { currency }: PlayerLedger, reference: string): Markup {
  return html`<p>Moves money between the player and the operator’s adjustment account. The reason is stored with your name; the player sees a correction in the history.</p>
<form method="post" action="${path}">
<input type="hidden" name="reference" value="${reference}">
<label>Amount in ${currency}, negative to debit the player <input name="amount" required maxlength="40" placeholder="25.00"></label>
${renderReasonField('Complaint 4711: stake of a failed round')}
<button>Book the correction</button>
</form>`;
}

function renderLines(path: string, { lines, currency, position, hasMore }: PlayerLedger): Markup {
  const next = position + lines.length;
  return html`<section id="transactions" class="whole" aria-labelledby="transactions-heading"><h2 id="transactions-heading">Transactions</h2>
${lines.length === 0 ? html`<p>No ${position > 0 ? 'older ' : ''}transactions.</p>` : renderTable(lines, currency)}
<p>${position > 0 ? html`<a href="${path}#transactions">Newest</a> ` : ''}${hasMore ? html`<a href="${path}?position=${next}#transactions">Older</a>` : ''}</p></section>`;
}

function renderTable(lines: readonly LedgerLine[], currency: string): Markup {
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Type</th><th scope="col">Status</th><th scope="col">Entries</th><th scope="col">Reference</th></tr></thead>
<tbody>${lines.map((line) => renderLine(line, currency))}</tbody></table></div>`;
}

function renderLine(line: LedgerLine, currency: string): Markup {
  const entries = line.entries.map(
    ({ account, amount }) =>
      html`<div><code>${account}</code> <span class="figure">${formatAmount(amount, currency)}</span></div>`,
  );
  return html`<tr><td>${renderTime(line.at)}</td>
<td>${renderKind(line)}${line.reason ? html`<div class="reason">“${line.reason}” (${line.operator ?? 'unknown'})</div>` : ''}</td>
<td>${renderWord('transactionStatus', line.status)}</td><td>${entries.length > 0 ? entries : 'none'}</td><td><code>${line.reference}</code><div><code>${line.referenceId}</code></div></td></tr>`;
}

/** `payment: withdrawal`. */
export function renderKind({ category, type }: Pick<LedgerLine, 'category' | 'type'>): Markup {
  return html`${renderWord('transactionCategory', category)}: ${renderWord('transactionType', type)}`;
}

function formatAmount(amount: number, currency: string): string {
  return `${amount > 0 ? '+' : ''}${amount.toFixed(exponentOf(currency))} ${currency}`;
}

import { html } from 'hono/html';
import { exponentOf } from '#lib/money/money.ts';
import type { LedgerLine, PlayerLedger } from '#sandbox/ledger/player-ledger.ts';
import type { PlayerCard } from '../players.ts';
import { type Markup, renderCard } from './layout.ts';

/** One player's accounts with their proof, the form that corrects his balance, and his bookings, newest first. */
export function renderPlayerLedger(player: PlayerCard, ledger: PlayerLedger, reference: string): Markup {
  const path = `/players/${player.playerId}/ledger`;
  return html`${renderCard('accounts', 'Accounts', renderAccounts(ledger))}
${renderCard('correct', 'Correct the balance', renderForm(path, ledger, reference))}
${renderLines(path, ledger)}
<p><a href="/players/${player.playerId}">The player</a> · <a href="/players">All players</a></p>`;
}

function renderAccounts({ accounts, currency, proof }: PlayerLedger): Markup {
  if (accounts.length === 0) return html`<p>This player has never had money.</p>`;
  const rows = accounts.map(
    ({ account, balance, entries }) =>
      html`<tr><th scope="row"><code>${account}</code></th><td class="figure">${amountOf(balance, currency)}</td><td class="figure">${entries}</td></tr>`,
  );
  return html`<p class="${proof.balanced ? 'ok' : 'down'}"><strong>${proof.balanced ? 'Proven' : 'Not proven'}</strong>: ${
    proof.balanced ? 'each balance is the sum of its entries' : proof.faults.join(' ')
  }.</p>
<div class="scroll"><table><thead><tr><th scope="col">Account</th><th scope="col">Balance</th><th scope="col">Entries</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function renderForm(path: string, { currency }: PlayerLedger, reference: string): Markup {
  return html`<p>Moves money between the player and the house’s account for corrections. The reason is kept with your name, and the player sees a correction in his history.</p>
<form method="post" action="${path}">
<input type="hidden" name="reference" value="${reference}">
<label>Amount in ${currency}, below zero to take away <input name="amount" type="number" step="any" required placeholder="25.00"></label>
<label class="wide">Reason <textarea name="reason" rows="2" required minlength="5" maxlength="500" placeholder="Complaint 4711: stake of a broken round"></textarea></label>
<button>Book the correction</button>
</form>`;
}

function renderLines(path: string, { lines, currency, position, hasMore }: PlayerLedger): Markup {
  const next = position + lines.length;
  return html`<section id="bookings" class="whole" aria-labelledby="bookings-heading"><h2 id="bookings-heading">Bookings</h2>
${
  lines.length === 0
    ? html`<p>Nothing is booked${position > 0 ? ' before these' : ''}.</p>`
    : html`<div class="scroll"><table>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">What</th><th scope="col">Status</th><th scope="col">Moved</th><th scope="col">Reference</th></tr></thead>
<tbody>${lines.map((line) => renderLine(line, currency))}</tbody></table></div>`
}
<p>${position > 0 ? html`<a href="${path}#bookings">Newest</a> ` : ''}${hasMore ? html`<a href="${path}?position=${next}#bookings">Older</a>` : ''}</p></section>`;
}

function renderLine(line: LedgerLine, currency: string): Markup {
  const moved = line.entries.map(
    ({ account, amount }) => html`<div><code>${account}</code> <span class="figure">${amountOf(amount, currency)}</span></div>`,
  );
  return html`<tr><td><time datetime="${line.at}">${line.at.replace('T', ' ').slice(0, 19)}</time></td>
<td>${line.category} ${line.type}${line.reason ? html`<div class="reason">“${line.reason}” (${line.operator ?? 'unknown'})</div>` : ''}</td>
<td>${line.status}</td><td>${moved.length > 0 ? moved : 'nothing'}</td><td><code>${line.referenceId}</code></td></tr>`;
}

function amountOf(amount: number, currency: string): string {
  return `${amount > 0 ? '+' : ''}${amount.toFixed(exponentOf(currency))} ${currency}`;
}

import { html } from 'hono/html';
import { exponentOf } from '#lib/core/money/money.ts';
import type { LedgerLine } from '#sandbox/ledger/player-ledger.ts';
import type { GrantableCampaign, OperatorBonus, PlayerBonuses } from '../port/bonuses.ts';
import { renderWord } from '../words/render-word.ts';
import { type Markup, renderCard } from './layout.ts';
import { renderKind } from './ledger.ts';
import { offer } from './offer.ts';
import { renderReason, renderReasonField } from './reason.ts';
import { formatMinute } from './time.ts';

/** A player's bonuses, newest first, each with its history and bookings, and the form to grant one. */
export function renderPlayerBonuses(playerId: string, found: PlayerBonuses): Markup {
  const { bonuses, position, hasMore } = found;
  const path = `/players/${playerId}/bonuses`;
  const next = position + bonuses.length;
  return html`${offer('bonus.grant', renderCard('grant', 'Grant a bonus', renderGrant(path, found), 'whole'))}
${bonuses.length === 0 ? html`<p>This player has ${position > 0 ? 'no older' : 'no'} bonuses.</p>` : bonuses.map((bonus) => renderBonus(path, bonus))}
<p>${position > 0 ? html`<a href="${path}">Newest</a> ` : ''}${hasMore ? html`<a href="${path}?position=${next}">Older</a>` : ''}</p>
<p><a href="/players/${playerId}">Player</a> · <a href="/players/${playerId}/ledger">Ledger</a> · <a href="/campaigns">Campaigns</a></p>`;
}

function renderGrant(path: string, { grantable, isAllowed, currency }: PlayerBonuses): Markup {
  if (!isAllowed) return html`<p>This player may have no bonus now: see status and flags of the player.</p>`;
  if (grantable.length === 0) return html`<p>There is no campaign to grant.</p>`;
  return html`<p>Deposits, loyalty, market and time are not checked. Money becomes active at once; while another bonus is active it waits in the queue, or for the player if the queue is full. Free spins alone wait until the player claims them.</p>
<details><summary>I want to grant a bonus</summary>
<form method="post" action="${path}">
<label>Campaign <select name="campaignId" required>${grantable.map((campaign) => renderGrantable(campaign, currency))}</select></label>
<label>Amount in ${currency}, empty for the campaign’s own <input name="amount" inputmode="decimal" maxlength="40"></label>
${renderReasonField('Complaint 4711: spins that did not start')}<button>Grant the bonus</button></form></details>`;
}

function renderGrantable({ campaignId, title, max, needsAmount }: GrantableCampaign, currency: string): Markup {
  const amount = max === null ? 'no money' : `${needsAmount ? 'amount up to ' : ''}${format(max, currency)}`;
  return html`<option value="${campaignId}">${title} (${campaignId}, ${amount})</option>`;
}

function renderBonus(path: string, bonus: OperatorBonus): Markup {
  const { assignmentId, campaignId, title, currency } = bonus;
  const money = (amount: number) => format(amount, currency);
  const facts: readonly (readonly [string, Markup | string])[] = [
    ['State', renderWord('bonusState', bonus.state)],
    ['Campaign', html`<a href="/campaigns/${campaignId}">${campaignId}</a>`],
    ['Money', html`${renderWord('moneyType', bonus.moneyType)}, ${renderWord('bonusVertical', bonus.vertical)}`],
    ['Amount', money(bonus.amount)],
    ['Wagered', `${money(bonus.progress)} of ${money(bonus.required)}`],
    ['Account', money(bonus.balance)],
    ...(bonus.freeSpins ? [['Free spins', `${bonus.freeSpins.used} of ${bonus.freeSpins.total} used`] as const] : []),
    ...(bonus.code ? [['Code', bonus.code] as const] : []),
    ...(bonus.endedAt
      ? [['Ended (UTC)', formatMinute(bonus.endedAt)] as const, ['Paid', money(bonus.paid ?? 0)] as const]
      : [['Expires (UTC)', bonus.expiresAt ? formatMinute(bonus.expiresAt) : 'never'] as const]),
  ];
  return renderCard(
    assignmentId,
    title,
    html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${bonus.actions.includes('complete') ? offer('bonus.complete', renderComplete(path, bonus)) : ''}${bonus.actions.includes('cancel') ? offer('bonus.cancel', renderCancel(path, bonus)) : ''}
<div class="scroll"><table><caption>History</caption>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Event</th><th scope="col">State</th><th scope="col">By</th></tr></thead>
<tbody>${bonus.transitions.map(
      ({ event, from, to, by, reason, at }) =>
        html`<tr><td>${formatMinute(at)}</td><td>${renderWord('bonusEvent', event)}</td><td>${from ? html`${renderWord('bonusState', from)} → ` : ''}${renderWord('bonusState', to)}</td><td>${renderWord('actor', by)}${renderReason(reason)}</td></tr>`,
    )}</tbody></table></div>
${renderPostings(bonus.postings, currency)}`,
    'whole',
  );
}

function renderComplete(path: string, { assignmentId, title, balance, currency }: OperatorBonus): Markup {
  return html`<details><summary>I want to complete this bonus</summary>
<p>Its ${format(balance, currency)} moves to the player’s main account, whatever has been wagered. The next bonus in the queue becomes active.</p>
<form method="post" action="${path}/${assignmentId}"><input type="hidden" name="action" value="complete">${renderReasonField('Complaint 4711: a round that was not counted')}<button aria-label="Complete ${title}">Complete and pay</button></form></details>`;
}

function renderCancel(path: string, { assignmentId, title, balance, currency }: OperatorBonus): Markup {
  return html`<details><summary>I want to cancel this bonus</summary>
<p>${balance > 0 ? `Its ${format(balance, currency)} returns to the operator; the player’s own money stays.` : 'Its account holds no money.'} This cannot be undone.</p>
<form method="post" action="${path}/${assignmentId}"><input type="hidden" name="action" value="cancel">${renderReasonField('Case 52: two accounts of one person')}<button class="danger" aria-label="Cancel ${title}">Cancel the bonus</button></form></details>`;
}

function renderPostings(postings: readonly LedgerLine[], currency: string): Markup {
  if (postings.length === 0) return html`<p>There are no bookings of its credit or end.</p>`;
  const rows = postings.map(
    (line) => html`<tr><td>${formatMinute(line.at)}</td><td>${renderKind(line)}</td>
<td>${line.entries.map(({ account, amount }) => html`<div><code>${account}</code> <span class="figure">${format(amount, currency)}</span></div>`)}</td><td><code>${line.reference}</code><div><code>${line.referenceId}</code></div></td></tr>`,
  );
  return html`<div class="scroll"><table><caption>Bookings</caption>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Type</th><th scope="col">Entries</th><th scope="col">Reference</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function format(amount: number, currency: string): string {
  return `${amount.toFixed(exponentOf(currency))} ${currency}`;
}

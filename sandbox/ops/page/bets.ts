import { html } from 'hono/html';
import { toWire } from '#lib/core/money/money.ts';
import type { BetList, ListedBet } from '../port/bets.ts';
import { renderWord, renderWordOptions } from '../words/render-word.ts';
import type { Markup } from './layout.ts';
import { offer } from './offer.ts';
import { renderReason, renderReasonInput } from './reason.ts';
import { formatSecond, renderTime } from './time.ts';

const decidable: readonly string[] = ['OPEN', 'WON', 'LOST'];

/** The bets of the sportsbook, with a decision form for each that can be voided or settled. */
export function renderBets({ bets, next }: BetList, state: string): Markup {
  return html`<form method="get" action="/bets">
<label>State <select name="state">${renderWordOptions('betFilter', ['OPEN', 'ENDED'], state)}</select></label><button>Show</button></form>
${
  bets.length === 0
    ? html`<p>There are no bets to show.</p>`
    : html`<div class="scroll"><table class="desk"><caption>Newest first. A decision is final and requires a reason; a settlement is taken back before another one.</caption>
<thead><tr><th scope="col">Placed (UTC), player</th><th scope="col">Stake</th><th scope="col">Selections</th><th scope="col">State</th><th scope="col">Decision</th></tr></thead>
<tbody>${bets.map(renderRow)}</tbody></table></div>`
}
<p>${next === null ? '' : html`<a href="/bets?state=${state}&amp;before=${next}">More</a>`}</p>`;
}

function renderRow(bet: ListedBet): Markup {
  const { placedAt, playerId, selections, openCalls } = bet;
  return html`<tr><td>${renderTime(placedAt)}<div><a href="/players/${playerId}">${playerId}</a> <a href="/players/${playerId}/ledger">ledger</a></div></td>
<td class="figure">${formatMinor(bet.stakeMinor, bet.currency)}<div>at ${formatOdds(bet.totalOddsMilli)}</div>${bet.isFreeBet ? html`<div>free bet</div>` : ''}</td>
<td>${selections.map(
    (each) =>
      html`<div class="change">${each.event}: ${each.selectionId.split(':').slice(1).join(' ').toLowerCase()} at ${formatOdds(each.oddsMilli)}${each.result ? html` · ${renderWord('betResult', each.result)}` : ''}</div>`,
  )}</td>
<td>${renderWord('betState', bet.state)}${bet.rejection ? html`<div>${renderWord('betRejection', bet.rejection)}</div>` : ''}${bet.payoutMinor === null ? '' : html`<div>paid ${formatMinor(bet.payoutMinor, bet.currency)}</div>`}
${openCalls.map(({ kind, attempts, since }) => html`<div>${renderWord('betCall', kind)}: without an answer since ${formatSecond(since)}, sent ${attempts} times</div>`)}</td>
<td>${renderDecision(bet)}</td></tr>`;
}

function renderDecision({ betId, state, openCalls, decidedBy, reason }: ListedBet): Markup {
  if (decidedBy) return html`by ${decidedBy}${renderReason(reason)}`;
  if (!decidable.includes(state) || openCalls.length > 0) return html``;
  return offer(
    'bet.decide',
    html`<form method="post" action="/bets/${betId}">
${renderReasonInput()}
<button name="decision" value="won">Won</button> <button name="decision" value="lost">Lost</button> <button name="decision" value="void" class="danger">Void</button></form>`,
  );
}

function formatMinor(minor: number, currency: string): string {
  return `${toWire({ minor, currency })} ${currency}`;
}

function formatOdds(milli: number): string {
  return (milli / 1_000).toFixed(2);
}

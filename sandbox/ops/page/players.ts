import { html } from 'hono/html';
import type { Holdings } from '../holdings.ts';
import { kycStatuses, type PlayerCard, playerFlags, playerStatuses } from '../players.ts';
import { renderHoldings } from './holdings.ts';
import { type Markup, renderCard, renderOptions } from './layout.ts';

/** The list, already masked. */
export function renderPlayers(players: readonly PlayerCard[], search: string | undefined): Markup {
  return html`<form method="get" action="/players" role="search">
<label>Id or e-mail holds <input type="search" name="search" value="${search ?? ''}"></label><button>Find</button></form>
<div class="scroll"><table><caption>${players.length} players. Open one to read the whole address and to change the player.</caption>
<thead><tr><th scope="col">Id</th><th scope="col">E-mail</th><th scope="col">Phone</th><th scope="col">Country</th><th scope="col">Status</th><th scope="col">Checks</th><th scope="col">Loyalty</th></tr></thead>
<tbody>${players.map(renderRow)}</tbody></table></div>`;
}

function renderRow(player: PlayerCard): Markup {
  return html`<tr><th scope="row"><a href="/players/${player.playerId}">${player.playerId}</a></th><td>${player.email}</td><td>${player.mobilePhone ?? '–'}</td>
<td>${player.countryCode}</td><td>${player.status}</td><td>${player.kycStatus}</td><td>${player.loyaltyLevel}</td></tr>`;
}

/** One player, opened. */
export function renderPlayer(player: PlayerCard, holdings: Holdings): Markup {
  return html`${renderCard('who', 'Who', html`<p>${player.name}, ${player.countryCode}<br>${player.email}<br>${player.mobilePhone ?? 'no phone'}</p>`)}
${renderCard(
  'change',
  'Change',
  html`<form method="post" action="/players/${player.playerId}">
<label>Status <select name="status">${renderOptions(withCurrent(playerStatuses, player.status), player.status)}</select></label>
<label>Checks <select name="kycStatus">${renderOptions(withCurrent(kycStatuses, player.kycStatus), player.kycStatus)}</select></label>
<label>Loyalty level <input name="loyaltyLevel" type="number" min="1" max="6" value="${player.loyaltyLevel}"></label>
<fieldset><legend>Switches (“payout” blocks, the others allow)</legend>
${playerFlags.map((flag) => renderTick(flag, player.flags[flag] === true))}
${renderTick('multibrandSuspended', player.multibrandSuspended)}</fieldset>
<button>Save the player</button></form>`,
)}
${renderHoldings(player.playerId, holdings)}
<p><a href="/players/${player.playerId}/ledger">Ledger and corrections</a> · <a href="/players">All players</a></p>`;
}

function withCurrent(values: readonly string[], current: string): readonly string[] {
  return values.includes(current) ? values : [current, ...values];
}

function renderTick(name: string, on: boolean): Markup {
  return html`<label class="tick"><input type="checkbox" name="${name}"${on ? html` checked` : ''}> ${name}</label>`;
}

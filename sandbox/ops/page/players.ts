import { html } from 'hono/html';
import { mayChange } from '../player-actions.ts';
import {
  type ErasureState,
  kycStatuses,
  type PlayerCard,
  type PlayerFlag,
  type PlayerPage,
  playerFlags,
  playerStatuses,
} from '../port/players.ts';
import type { PlayerRestrictions } from '../port/restrictions.ts';
import { shownIn } from '../port/shown.ts';
import { renderWord, renderWordOptions } from '../words/render-word.ts';
import { renderErasure } from './erasure.ts';
import { type Markup, renderCard } from './layout.ts';
import { disabledUnless } from './offer.ts';
import { renderReasonField } from './reason.ts';
import { renderRestrictions } from './restrictions.ts';

/** A page of the list of players, which the caller has masked. */
export function renderPlayers({ players, position, hasMore }: PlayerPage, search: string): Markup {
  const path = `/players?search=${encodeURIComponent(search)}`;
  const shown = players.length === 0 ? 'No players' : `Players ${position + 1} to ${position + players.length}`;
  return html`<form method="get" action="/players" role="search">
<label>Name, id, e-mail or phone number <input type="search" name="search" maxlength="100" value="${search}"></label><button>Find</button></form>
<p>Words find the names that begin with them, in any order and spelling; everything else is found inside id, e-mail and phone number.</p>
<div class="scroll"><table><caption>${shown}. Open a player to see the full contact details and to make changes.</caption>
<thead><tr><th scope="col">Id</th><th scope="col">Name</th><th scope="col">E-mail</th><th scope="col">Phone</th><th scope="col">Country</th><th scope="col">Status</th><th scope="col">KYC</th><th scope="col">Loyalty</th></tr></thead>
<tbody>${players.map(renderRow)}</tbody></table></div>
<p>${position > 0 ? html`<a href="${path}">First</a> ` : ''}${hasMore ? html`<a href="${path}&amp;position=${position + players.length}">More</a>` : ''}</p>`;
}

/** The search alone, where there is no such player. */
export function renderNoPlayer(): Markup {
  return renderPlayers({ players: [], position: 0, hasMore: false }, '');
}

function renderRow(player: PlayerCard): Markup {
  return html`<tr><th scope="row"><a href="/players/${player.playerId}">${player.playerId}</a></th><td>${player.name}</td><td>${player.email}</td><td>${player.mobilePhone ?? '–'}</td>
<td>${player.countryCode}</td><td>${renderWord('playerStatus', player.status)}</td><td>${renderWord('kycStatus', player.kycStatus)}</td><td>${player.loyaltyLevel}</td></tr>`;
}

/** The page of one player. */
export function renderPlayer({
  player,
  restrictions,
  erasure,
}: {
  readonly player: PlayerCard;
  readonly restrictions: PlayerRestrictions;
  readonly erasure: ErasureState;
}): Markup {
  return html`${renderCard('contact', 'Contact', html`<p>${player.name}, ${player.countryCode}<br>${player.email}<br>${player.mobilePhone ?? 'no phone'}</p>`)}
${renderCard(
  'change',
  'Change',
  html`<form method="post" action="/players/${player.playerId}"><input type="hidden" name="shown" value="${shownIn.player(player)}">
<label>Status <select name="status"${disabledUnless('player.block')}>${renderWordOptions('playerStatus', withCurrent(playerStatuses, player.status), player.status)}</select></label>
${player.status === 'TIMEOUT' ? html`<label class="tick"><input type="checkbox" name="timeoutFromNow"${disabledUnless('player.block')}> Time-out of 24 hours from now, in place of the one that runs</label>` : ''}
<label>KYC status <select name="kycStatus"${disabledUnless('player.kyc')}>${renderWordOptions('kycStatus', withCurrent(kycStatuses, player.kycStatus), player.kycStatus)}</select></label>
<label>Loyalty level <input name="loyaltyLevel" type="number" min="1" max="6" value="${player.loyaltyLevel}"${disabledUnless('player.loyalty')}></label>
<label>Limit level, which raises the caps of withdrawals <input name="limitLevel" type="number" min="0" max="3" value="${player.limitLevel}"${disabledUnless('player.caps')}></label>
<fieldset><legend>Flags (a risk review and a suspension block, the others allow)</legend>
${playerFlags.map((flag) => renderTick(flag, player.flags[flag] === true))}
${renderTick('multibrandSuspended', player.multibrandSuspended)}</fieldset>
${renderReasonField('Ticket 52: identity confirmed by phone')}<button>Save the player</button></form>`,
)}
${renderRestrictions(player.playerId, restrictions)}
${renderErasure(player.playerId, erasure)}
<p><a href="/players/${player.playerId}/ledger">Ledger and corrections</a> · <a href="/players/${player.playerId}/bonuses">Bonuses</a> · <a href="/documents?playerId=${player.playerId}">Documents</a> · <a href="/questionnaires?playerId=${player.playerId}">Questionnaire</a> · <a href="/matches?playerId=${player.playerId}">Possible matches</a> · <a href="/players/${player.playerId}/protection">Protection</a> · <a href="/players">All players</a></p>`;
}

function withCurrent(values: readonly string[], current: string): readonly string[] {
  return values.includes(current) ? values : [current, ...values];
}

function renderTick(name: PlayerFlag | 'multibrandSuspended', on: boolean): Markup {
  return html`<label class="tick"><input type="checkbox" name="${name}"${on ? html` checked` : ''}${mayChange(name) ? '' : html` disabled`}> ${renderWord('flag', name)}</label>`;
}

import { html } from 'hono/html';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { exponentOf } from '#lib/core/money/money.ts';
import { limitKinds } from '#lib/protection/limits/contract.ts';
import { documentStatuses, documentTypes, limitationCodes, type PlayerRestrictions } from '../port/restrictions.ts';
import { shownIn } from '../port/shown.ts';
import { renderWord, renderWordOptions, wordOf } from '../words/render-word.ts';
import { type Markup, renderCard } from './layout.ts';
import { disabledUnless, offer } from './offer.ts';
import { renderReasonInput } from './reason.ts';
import { formatMinute } from './time.ts';

const periodNames = { D: 'per day', W: 'per week', M: 'per month' } as const;
const kindNames = { DEPOSIT: 'Deposits', SPEND: 'Stakes' } as const;

/** Forms for a player's limits, requested documents and game limitations. */
export function renderRestrictions(playerId: string, restrictions: PlayerRestrictions): Markup {
  return html`${renderCard('limits', 'Limits', renderLimits(`/players/${playerId}/limits`, restrictions), 'whole')}
${renderCard('locks', 'Locks of limits', renderLocks(playerId, restrictions), 'whole')}
${renderCard('documents', 'Documents', renderDocuments(`/players/${playerId}/documents`, restrictions), 'whole')}
${renderCard('limitations', 'Game limitations of bonuses', renderLimitations(`/players/${playerId}/limitations`, restrictions), 'whole')}`;
}

function renderLimits(path: string, restrictions: PlayerRestrictions): Markup {
  const { limits, currency } = restrictions;
  const decimals = exponentOf(currency);
  const rows = limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => {
      const limit = limits.find((each) => each.kind === kind && each.period === period);
      const name = `${kind}.${period}`;
      return html`<tr><th scope="row"><label for="${name}">${kindNames[kind]} ${periodNames[period]}</label></th>
<td><input id="${name}" name="${name}" type="number" min="0" step="any" value="${limit ? limit.value : ''}" placeholder="none"${disabledUnless('player.limits')}></td>
<td class="figure">${limit ? `${limit.used.toFixed(decimals)} used` : '–'}</td><td>${limit?.pending ? renderPending(limit.pending, decimals) : '–'}</td><td>${limit ? formatMinute(limit.resetAt) : '–'}</td></tr>`;
    }),
  );
  return html`<p>Amounts in ${currency}. Changes apply at once; an empty field removes a limit.</p>
<form method="post" action="${path}"><input type="hidden" name="shown" value="${shownIn.limits(restrictions)}"><div class="scroll"><table>
<thead><tr><th scope="col">Limit</th><th scope="col">Value</th><th scope="col">Used</th><th scope="col">Pending (UTC)</th><th scope="col">Resets (UTC)</th></tr></thead><tbody>${rows}</tbody></table></div>
${offer('player.limits', html`${renderReasonInput()}<button>Save the limits</button>`)}</form>`;
}

function renderPending({ value, at }: { readonly value: number | null; readonly at: string }, decimals: number): string {
  return `${value === null ? 'removed' : value.toFixed(decimals)} from ${formatMinute(at)}`;
}

function renderLocks(playerId: string, { limits }: PlayerRestrictions): Markup {
  if (limits.length === 0) return html`<p>No limit is set, so there is none to lock.</p>`;
  const path = `/players/${playerId}/lock`;
  const rows = limits.map(({ kind, period, locked, lockReason }) => {
    const name = `${kindNames[kind]} ${periodNames[period]}`;
    const which = html`<input type="hidden" name="limit" value="${kind}.${period}">`;
    const form = locked
      ? html`<form method="post" action="${path}">${which}<input type="hidden" name="action" value="unlock">${renderReasonInput()}<button aria-label="Unlock ${name}">Unlock</button></form>`
      : html`<form method="post" action="${path}">${which}<input type="hidden" name="action" value="lock">
<label>Shown to the player <input name="lock" required minlength="3" maxlength="200"></label>${renderReasonInput()}<button aria-label="Lock ${name}">Lock</button></form>`;
    return html`<tr><th scope="row">${name}</th><td>${locked ? html`locked: ${lockReason}` : 'open'}</td><td>${offer('player.limits', form)}</td></tr>`;
  });
  return html`<p>A player cannot change a locked limit, and what was pending is dropped. The history of limits is in the <a href="/players/${playerId}/protection">audit trail</a>.</p>
<div class="scroll"><table><thead><tr><th scope="col">Limit</th><th scope="col">State</th><th scope="col">Change</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function renderDocuments(path: string, restrictions: PlayerRestrictions): Markup {
  const { documents } = restrictions;
  const rows = documentTypes.map((type) => {
    const document = documents.find((each) => each.type === type);
    return html`<tr><th scope="row">${renderWord('documentType', type)}</th>
<td><label class="hidden" for="${type}.status">Status of ${wordOf('documentType', type)}</label><select id="${type}.status" name="${type}.status"${disabledUnless('player.documents')}>
<option value="">not requested</option>${renderWordOptions('documentStatus', documentStatuses, document?.status)}</select></td>
<td><label class="hidden" for="${type}.daysAgo">Days since ${wordOf('documentType', type)} was requested</label><input id="${type}.daysAgo" name="${type}.daysAgo" type="number" min="0" max="3650" value="${document?.requestedDaysAgo ?? 0}"${disabledUnless('player.documents')}></td>
<td>${document ? (document.daysLeft < 0 ? `${-document.daysLeft} overdue` : document.daysLeft) : '–'}</td></tr>`;
  });
  return html`<p>Identity and address documents decide what the cashier allows until the KYC status above is verified.</p>
<form method="post" action="${path}"><input type="hidden" name="shown" value="${shownIn.documents(restrictions)}"><div class="scroll"><table>
<thead><tr><th scope="col">Document</th><th scope="col">Status</th><th scope="col">Requested, days ago</th><th scope="col">Days left</th></tr></thead><tbody>${rows}</tbody></table></div>
${offer('player.documents', html`${renderReasonInput()}<button>Save the documents</button>`)}</form>`;
}

function renderLimitations(path: string, { limitations, currency }: PlayerRestrictions): Markup {
  const decimals = exponentOf(currency);
  const rows = limitations.map(
    ({ game, title, statusCode, maxBet }) => html`<tr><th scope="row">${title}</th>
<td>${renderWord('limitation', statusCode)}${maxBet === null ? '' : ` ${maxBet.toFixed(decimals)}`}</td>
<td>${offer('player.gameLimits', html`<form method="post" action="${path}"><input type="hidden" name="game" value="${game}">${renderReasonInput()}<button aria-label="Remove the limitation of ${title}">Remove</button></form>`)}</td></tr>`,
  );
  const table = html`<div class="scroll"><table>
<thead><tr><th scope="col">Game</th><th scope="col">Limitation</th><th scope="col">Change</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<p>Amounts in ${currency}. Changes apply from the next stake. Enter a game by the last part of its URL, for example sugarplum-express.</p>
${limitations.length > 0 ? table : html`<p>No game is limited.</p>`}
${offer(
  'player.gameLimits',
  html`<form method="post" action="${path}"><label>Game <input name="game" required maxlength="80"></label>
<label>Limitation <select name="statusCode">${renderWordOptions('limitation', limitationCodes)}</select></label>
<label>Maximum stake per round <input name="maxBet" type="number" min="0" step="any"></label>
${renderReasonInput()}<button>Limit the game</button></form>`,
)}`;
}

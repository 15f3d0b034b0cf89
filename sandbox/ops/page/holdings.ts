import { html } from 'hono/html';
import { limitPeriods } from '#lib/cashier/contract.ts';
import { exponentOf } from '#lib/money/money.ts';
import { documentStatuses, documentTypes, type Holdings, limitationCodes, limitKinds } from '../holdings.ts';
import { type Markup, renderCard } from './layout.ts';

const periodNames = { D: 'a day', W: 'a week', M: 'a month' } as const;
const kindNames = { DEPOSIT: 'Deposits in', SPEND: 'Stakes in' } as const;
const documentNames = { ID: 'Identity', POA: 'Address', POP: 'Payment', SOW: 'Source of wealth', OTHER: 'Other' } as const;
const limitationNames = { GAME_EXCLUDED: 'closed', MAX_BET: 'stakes up to' } as const;
const statusNames = { REQUESTED: 'asked for', UNDER_REVIEW: 'under review', VERIFIED: 'verified', EXPIRED: 'expired' } as const;

/** The forms of what holds a player back: limits, documents with the days that are left for them, and games that a bonus closes. */
export function renderHoldings(playerId: string, holdings: Holdings): Markup {
  return html`${renderCard('limits', 'Limits', renderLimits(`/players/${playerId}/limits`, holdings), 'whole')}
${renderCard('documents', 'Documents', renderDocuments(`/players/${playerId}/documents`, holdings), 'whole')}
${renderCard('limitations', 'Games under a bonus', renderLimitations(`/players/${playerId}/limitations`, holdings), 'whole')}`;
}

function renderLimits(path: string, { limits, currency }: Holdings): Markup {
  const decimals = exponentOf(currency);
  const rows = limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => {
      const limit = limits.find((each) => each.kind === kind && each.period === period);
      const name = `${kind}.${period}`;
      return html`<tr><th scope="row"><label for="${name}">${kindNames[kind]} ${periodNames[period]}</label></th>
<td><input id="${name}" name="${name}" type="number" min="0" step="any" value="${limit ? limit.value : ''}" placeholder="none"></td>
<td class="figure">${limit ? `${limit.used.toFixed(decimals)} used` : '–'}</td><td>${limit ? `until ${limit.resetAt.replace('T', ' ').slice(0, 16)}` : '–'}</td></tr>`;
    }),
  );
  return html`<p>In ${currency}; they hold at once. An empty field takes a limit away.</p>
<form method="post" action="${path}"><div class="scroll"><table>
<thead><tr><th scope="col">Limit</th><th scope="col">Value</th><th scope="col">Used</th><th scope="col">Window (UTC)</th></tr></thead><tbody>${rows}</tbody></table></div>
<button>Save the limits</button></form>`;
}

function renderDocuments(path: string, { documents }: Holdings): Markup {
  const rows = documentTypes.map((type) => {
    const document = documents.find((each) => each.type === type);
    return html`<tr><th scope="row">${documentNames[type]}</th>
<td><label class="hidden" for="${type}.status">Status of ${documentNames[type]}</label><select id="${type}.status" name="${type}.status">
<option value="">not asked for</option>${documentStatuses.map(
      (status) =>
        html`<option value="${status}"${status === document?.status ? html` selected` : ''}>${statusNames[status]}</option>`,
    )}</select></td>
<td><label class="hidden" for="${type}.daysAgo">Days since ${documentNames[type]} was asked for</label><input id="${type}.daysAgo" name="${type}.daysAgo" type="number" min="0" max="365" value="${document?.requestedDaysAgo ?? 0}"></td>
<td>${document ? (document.daysLeft < 0 ? `over by ${-document.daysLeft}` : document.daysLeft) : '–'}</td></tr>`;
  });
  return html`<p>Identity and address decide what the cashier allows, until the checks above say that the player is verified.</p>
<form method="post" action="${path}"><div class="scroll"><table>
<thead><tr><th scope="col">Document</th><th scope="col">Status</th><th scope="col">Asked for, days ago</th><th scope="col">Days left</th></tr></thead><tbody>${rows}</tbody></table></div>
<button>Save the documents</button></form>`;
}

function renderLimitations(path: string, { limitations, currency }: Holdings): Markup {
  const decimals = exponentOf(currency);
  const rows = limitations.map(
    ({ game, title, statusCode, maxBet }) => html`<tr><th scope="row">${title}</th>
<td>${limitationNames[statusCode]}${maxBet === null ? '' : ` ${maxBet.toFixed(decimals)}`}</td>
<td><form method="post" action="${path}"><input type="hidden" name="game" value="${game}"><button aria-label="Lift what is set for ${title}">Lift</button></form></td></tr>`,
  );
  const table = html`<div class="scroll"><table>
<thead><tr><th scope="col">Game</th><th scope="col">What holds</th><th scope="col">Change</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<p>In ${currency}; they hold from the next stake on. A game is named as its address ends: sugarplum-express.</p>
${limitations.length > 0 ? table : html`<p>Nothing is set.</p>`}
<form method="post" action="${path}"><label>Game <input name="game" required maxlength="80"></label>
<label>From now on <select name="statusCode">${limitationCodes.map((code) => html`<option value="${code}">${limitationNames[code]}</option>`)}</select></label>
<label>At most on a round <input name="maxBet" type="number" min="0" step="any"></label>
<button>Set for the game</button></form>`;
}

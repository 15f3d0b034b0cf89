import { html } from 'hono/html';
import { limitPeriods } from '#lib/cashier/contract.ts';
import { exponentOf } from '#lib/money/money.ts';
import { documentStatuses, documentTypes, type Holdings, limitKinds } from '../holdings.ts';
import { type Markup, renderCard } from './layout.ts';

const periodNames = { D: 'a day', W: 'a week', M: 'a month' } as const;
const kindNames = { DEPOSIT: 'Deposits in', SPEND: 'Stakes in' } as const;
const documentNames = { ID: 'Identity', POA: 'Address', POP: 'Payment', SOW: 'Source of wealth', OTHER: 'Other' } as const;
const statusNames = { REQUESTED: 'asked for', UNDER_REVIEW: 'under review', VERIFIED: 'verified', EXPIRED: 'expired' } as const;

/** The two forms of what holds a player at the cashier: limits, and documents with the days that are left for them. */
export function renderHoldings(playerId: string, holdings: Holdings): Markup {
  return html`${renderCard('limits', 'Limits', renderLimits(`/players/${playerId}/limits`, holdings), 'whole')}
${renderCard('documents', 'Documents', renderDocuments(`/players/${playerId}/documents`, holdings), 'whole')}`;
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

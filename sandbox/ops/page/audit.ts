import { html } from 'hono/html';
import type { OperatorEntry, OperatorProtection } from '../port/protection.ts';
import { renderWord } from '../words/render-word.ts';
import { type Markup, renderOptions } from './layout.ts';
import { renderDetails } from './protection.ts';
import { renderReason } from './reason.ts';
import { renderTime } from './time.ts';

type Changes = Awaited<ReturnType<OperatorProtection['listChanges']>>;

/** What operators changed, newest first, each with its reason. */
export function renderAudit(
  { entries, position, hasMore }: Changes,
  operators: readonly string[],
  operator: string | undefined,
): Markup {
  const path = operator === undefined ? '/audit?' : `/audit?operator=${encodeURIComponent(operator)}&`;
  return html`<form method="get" action="/audit">
<label>Operator <select name="operator"><option value="">all</option>${renderOptions(operators, operator)}</select></label><button>Show</button></form>
${
  entries.length === 0
    ? html`<p>There are no changes to show.</p>`
    : html`<div class="scroll"><table class="desk"><caption>What operators changed, newest first. Every entry is in the audit trail of its player, or of the site.</caption>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">What</th><th scope="col">Player</th><th scope="col">By, reason</th><th scope="col">Details</th></tr></thead>
<tbody>${entries.map(renderEntry)}</tbody></table></div>`
}
<p>${position > 0 ? html`<a href="${path}position=0">Newest</a> ` : ''}${hasMore ? html`<a href="${path}position=${position + entries.length}">Older</a>` : ''}</p>`;
}

function renderEntry({ at, kind, playerId, by, details }: OperatorEntry): Markup {
  const { reason = null, role, ...facts } = details;
  return html`<tr><td>${renderTime(at)}</td><td>${renderWord('auditKind', kind)}</td>
<td>${playerId === null ? '–' : html`<a href="/players/${playerId}/protection">${playerId}</a>`}</td>
<td>${by}${role === undefined ? '' : html` (${renderWord('operatorRole', String(role))})`}${renderReason(reason === null ? null : String(reason))}</td><td>${renderDetails(facts)}</td></tr>`;
}

import { html } from 'hono/html';
import type { ProtectionEntry, ProtectionReport, ProtectionTrail } from '../port/protection.ts';
import { renderWord } from '../words/render-word.ts';
import { type Markup, renderCard } from './layout.ts';
import { renderTime } from './time.ts';

/** A player's audit trail, newest first, with its verification. */
export function renderProtection(playerId: string, { entries, report, position, hasMore }: ProtectionTrail): Markup {
  const path = `/players/${playerId}/protection`;
  const next = position + entries.length;
  return html`${renderCard('verification', 'Audit trail', renderVerification(report))}
<section id="entries" class="whole" aria-labelledby="entries-heading"><h2 id="entries-heading">Entries</h2>
${
  entries.length === 0
    ? html`<p>No ${position > 0 ? 'older ' : ''}entries.</p>`
    : html`<div class="scroll"><table>
<thead><tr><th scope="col">No.</th><th scope="col">Time (UTC)</th><th scope="col">What</th><th scope="col">By</th><th scope="col">Details</th><th scope="col">Hash</th></tr></thead>
<tbody>${entries.map(renderEntry)}</tbody></table></div>`
}
<p>${position > 0 ? html`<a href="${path}">Newest</a> ` : ''}${hasMore ? html`<a href="${path}?position=${next}">Older</a>` : ''}</p></section>
<p><a href="/players/${playerId}">Player</a> · <a href="/players">All players</a></p>`;
}

function renderVerification({ intact, events, faults }: ProtectionReport): Markup {
  return html`<p class="${intact ? 'ok' : 'down'}"><strong>${intact ? 'Intact' : 'Not intact'}</strong>: ${events} entries, each hashed with the one before.</p>
<ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`;
}

function renderEntry(entry: ProtectionEntry): Markup {
  return html`<tr><th scope="row" class="figure">${entry.position}</th><td>${renderTime(entry.at)}</td>
<td>${renderWord('auditKind', entry.kind)}</td><td>${renderWord('actor', entry.by)}</td><td>${renderDetails(entry.details)}</td><td>${renderHash(entry.hash)}</td></tr>`;
}

export function renderDetails(details: ProtectionEntry['details']): Markup {
  return html`${Object.entries(details).map(([name, value]) => html`<div>${name}: <code>${String(value)}</code></div>`)}`;
}

function renderHash(hash: string): Markup {
  return html`<code title="${hash}">${hash.slice(0, 12)}…</code>`;
}

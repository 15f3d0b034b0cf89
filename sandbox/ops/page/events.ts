import { html } from 'hono/html';
import type { CollectedEvent } from '../tracking.ts';
import type { Markup } from './layout.ts';

const shown = 200;

/** What browsers told after their owners agreed, newest first. */
export function renderEvents(events: readonly CollectedEvent[]): Markup {
  return html`<p>Events reach the collector only after a visitor has agreed to them. They name a choice of cookies, never a player.</p>
<div class="scroll"><table><caption>${events.length} events, the newest ${shown} shown.</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Segment</th><th scope="col">Locale</th><th scope="col">Device</th><th scope="col">More</th><th scope="col">Consent</th></tr></thead>
<tbody>${events.slice(0, shown).map(renderRow)}</tbody></table></div>`;
}

function renderRow({ at, event, segmentId, locale, device, props, consentId }: CollectedEvent): Markup {
  const more = Object.entries(props).map(([name, value]) => `${name}: ${value}`);
  return html`<tr><td><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)}</time></td><th scope="row">${event}</th><td>${segmentId}</td>
<td>${locale}</td><td>${device}</td><td>${more.join(', ')}</td><td><code>${consentId.slice(0, 13)}…</code></td></tr>`;
}

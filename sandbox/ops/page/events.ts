import { html } from 'hono/html';
import type { CollectedEvent } from '../tracking.ts';
import type { Markup } from './layout.ts';
import { renderTime } from './time.ts';

const maxShown = 200;

/** Tracked events, newest first. */
export function renderEvents(events: readonly CollectedEvent[]): Markup {
  return html`<p>Events are collected only with the visitor’s consent. They carry a consent id and never a player id.</p>
<div class="scroll"><table><caption>${events.length} events; up to ${maxShown} are shown, newest first.</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Segment</th><th scope="col">Locale</th><th scope="col">Device</th><th scope="col">Properties</th><th scope="col">Consent</th></tr></thead>
<tbody>${events.slice(0, maxShown).map(renderRow)}</tbody></table></div>`;
}

function renderRow({ at, event, segmentId, locale, device, props, consentId }: CollectedEvent): Markup {
  const properties = Object.entries(props).map(([name, value]) => `${name}: ${value}`);
  return html`<tr><td>${renderTime(at)}</td><th scope="row">${event}</th><td>${segmentId}</td>
<td>${locale}</td><td>${device}</td><td>${properties.join(', ')}</td><td><code>${consentId.slice(0, 13)}…</code></td></tr>`;
}

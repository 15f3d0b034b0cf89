import { html } from 'hono/html';
import type { ErasureState } from '../port/players.ts';
import { type Markup, renderCard } from './layout.ts';
import { offer } from './offer.ts';
import { renderReasonField } from './reason.ts';

const dayOf = (at: string) => at.slice(0, 10);

/** What becomes of the player's data, with a form for a closed account. The server refuses one whose time has not come. */
export function renderErasure(playerId: string, { requestedAt, closedAt, dueAt, erasedAt }: ErasureState): Markup {
  const requested = requestedAt ? html`<p>The player asked for the erasure on ${dayOf(requestedAt)}.</p>` : '';
  return renderCard('erasure', 'Personal data', html`${requested}${renderState()}`, 'whole');

  function renderState(): Markup {
    if (erasedAt)
      return html`<p>Erased on ${dayOf(erasedAt)}. Bookings and the audit trail stay under the number of the player.</p>`;
    if (!closedAt || !dueAt)
      return html`<p>Kept while the account is open. What becomes of them after its closure depends on the market.</p>`;
    return html`<p>Closed on ${dayOf(closedAt)}: chat, inbox and marketing are erased. The rest is erased from ${dayOf(dueAt)} on, by itself.</p>
${offer(
  'player.erase',
  html`<form method="post" action="/players/${playerId}/erasure">
${renderReasonField('Ticket 81, without the name of the player')}<button>Erase now</button></form>`,
)}`;
  }
}

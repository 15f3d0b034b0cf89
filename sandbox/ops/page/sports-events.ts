import { html } from 'hono/html';
import type { EventChange, ListedSportsEvent, SportsEventsQuery } from '../port/sports-events.ts';
import { renderWord, renderWordOptions } from '../words/render-word.ts';
import { type Markup, renderOptions } from './layout.ts';
import { offer } from './offer.ts';
import { renderReason, renderReasonInput } from './reason.ts';
import { formatMinute } from './time.ts';

/** The events of the sportsbook, with a decision form for each. */
export function renderSportsEvents(
  events: readonly ListedSportsEvent[],
  { state, sport }: SportsEventsQuery,
  sports: readonly string[],
): Markup {
  return html`<form method="get" action="/sports-events">
<label>State <select name="state">${renderWordOptions('eventFilter', ['OPEN', 'ENDED', 'DECIDED'], state)}</select></label>
<label>Sport <select name="sport"><option value="">all</option>${renderOptions(sports, sport)}</select></label><button>Show</button></form>
${
  events.length === 0
    ? html`<p>There are no events to show.</p>`
    : html`<div class="scroll"><table class="desk"><caption>A decision requires a reason. Cancelling an event makes every selection void; a final score settles every bet on it. Both can be undone: bets are settled again, but those that a cancellation has made void stay void.</caption>
<thead><tr><th scope="col">Start (UTC)</th><th scope="col">Event</th><th scope="col">State</th><th scope="col">Odds</th><th scope="col">Decision</th></tr></thead>
<tbody>${events.map(renderRow)}</tbody></table></div>`
}`;
}

function renderRow(event: ListedSportsEvent): Markup {
  const { startsAt, home, away, path, eventId, phase, score, isSuspended, isSettledByHand, oddsMilli, changes } = event;
  return html`<tr><td><time datetime="${startsAt}">${formatMinute(startsAt)}</time></td>
<th scope="row">${home} – ${away}<div><code>${path}</code></div><div><code>${eventId}</code></div></th>
<td>${renderWord('eventPhase', phase)}${score ? html` <strong class="figure">${score}</strong>` : ''}${isSettledByHand ? html`<div>by hand</div>` : ''}${isSuspended ? html`<div class="down">suspended</div>` : ''}</td>
<td class="figure">${oddsMilli.map((odds) => (odds / 1_000).toFixed(2)).join(' · ')}</td>
<td>${renderDecision(event)}${changes.map(renderChange)}</td></tr>`;
}

function renderDecision(event: ListedSportsEvent): Markup {
  const actions = actionsOf(event);
  const isSettleable = actions.includes('SETTLE');
  return offer(
    'event.decide',
    html`<form method="post" action="/sports-events/${event.eventId}">
${renderReasonInput()}
${isSettleable ? html`<label>Home <input name="home" type="number" min="0" max="999" size="3"></label> <label>Away <input name="away" type="number" min="0" max="999" size="3"></label>` : ''}
${actions.map((action) => (action === 'CANCEL' ? cancellation : html`<button name="action" value="${action}">${labels[action]}</button> `))}</form>`,
  );
}

/** In two steps: what it makes void stays void. */
const cancellation = html`<details><summary>Cancel</summary><p>Bets on it alone become void, and stay void. In a bet with other events it counts 1.00 until the cancellation is undone.</p><button name="action" value="CANCEL" class="danger">Cancel the event</button></details>`;

const labels = { SUSPEND: 'Suspend', RESUME: 'Resume', CANCEL: 'Cancel', SETTLE: 'Settle', UNDO: 'Undo' } as const;

function actionsOf({ phase, isSuspended, isSettledByHand }: ListedSportsEvent): readonly (keyof typeof labels)[] {
  const suspension = isSuspended ? (['RESUME'] as const) : [];
  if (phase === 'CANCELLED' || isSettledByHand) return [...suspension, 'UNDO'];
  if (phase === 'ENDED') return ['SETTLE', ...suspension, 'CANCEL'];
  const suspend = isSuspended ? suspension : (['SUSPEND'] as const);
  return phase === 'LIVE' ? ['SETTLE', ...suspend, 'CANCEL'] : [...suspend, 'CANCEL'];
}

function renderChange({ action, score, by, reason, at }: EventChange): Markup {
  return html`<div>${labels[action]}${score ? ` ${score}` : ''} by ${by}, ${formatMinute(at)}${renderReason(reason)}</div>`;
}

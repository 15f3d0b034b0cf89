import type { WireEvent } from '../../wire.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { formatTime } from '../shared/format.ts';
import type { State } from '../state/state.ts';
import { clockText } from '../views/event-state.ts';
import { field } from './field.ts';
import { incidentText, incidentTime, pointName, type TrackedIncident } from './incident-text.ts';

/** The newest lines are shown, the others are in a closed line below. */
const maxShown = 4;
/** A live event that is older is out of date: the page reads it again every half a minute. */
const maxAgeMs = 75_000;

/** The course of a match as the feed reports it: the field, the state of play, and what has happened. */
export function trackerView(state: State, event: WireEvent): readonly VNode[] {
  const { tracker, phase } = event;
  if (!tracker || (phase !== 'LIVE' && tracker.incidents.length === 0)) return [];
  const lines = [...tracker.incidents].reverse();
  const [newest] = lines;
  const earlier = lines.slice(maxShown);
  return [
    h(
      'section',
      { class: 'tracker', key: 'tracker' },
      h('h2', {}, getMessage('tracker.title')),
      phase === 'LIVE' && staleNotice(state),
      h('div', { class: 'tracker-field' }, field(event), ...sides(event)),
      phase === 'LIVE' && playLine(event),
      lines.length === 0
        ? h('p', { class: 'quiet', key: 'none' }, getMessage('tracker.none'))
        : list(event, lines.slice(0, maxShown), 'newest'),
      earlier.length > 0 &&
        h(
          'details',
          { class: 'fold quiet', key: 'earlier' },
          h('summary', {}, getMessage('tracker.earlier', { count: earlier.length })),
          list(event, earlier, 'earlier lines'),
        ),
      h('p', { class: 'sr', role: 'status', key: 'spoken' }, newest && phase === 'LIVE' ? spoken(event, newest) : ''),
    ),
  ];
}

function staleNotice({ isConnected, receivedAt }: State): VNode | undefined {
  if (isConnected && Date.now() - receivedAt < maxAgeMs) return undefined;
  const text = getMessage('tracker.stopped', { time: formatTime(new Date(receivedAt).toISOString()) });
  return h('p', { class: 'line-notice', role: 'status', key: 'stopped' }, text);
}

/** The names and scores over the halves of the field; the heading of the view has them in words. */
function sides({ home, away, score }: WireEvent): readonly VNode[] {
  const side = (name: string, points: number | undefined, key: string) =>
    h(
      'p',
      { class: 'tracker-side', 'aria-hidden': 'true', key },
      h('span', { class: 'tracker-name' }, name),
      points !== undefined && h('strong', {}, String(points)),
    );
  return [side(home, score?.home, 'home'), side(away, score?.away, 'away')];
}

/** The clock, and of tennis the game that is being played. */
function playLine(event: WireEvent): VNode {
  const { tracker, home, away } = event;
  const game = tracker?.game;
  const { games, points, isTieBreak = false } = game ?? {};
  const parts = game &&
    games &&
    points && [
      getMessage('tracker.games', games),
      getMessage(isTieBreak ? 'tracker.tieBreak' : 'tracker.points', {
        home: pointName(points.home, points.away, isTieBreak),
        away: pointName(points.away, points.home, isTieBreak),
      }),
      getMessage('tracker.serving', { team: game.serving === 'HOME' ? home : away }),
    ];
  return h(
    'p',
    { class: 'tracker-now', key: 'now' },
    clockText(event),
    parts?.map((part) => h('span', { key: part }, part)),
  );
}

const list = (event: WireEvent, lines: readonly TrackedIncident[], key: string) =>
  h(
    'ol',
    { class: 'timeline', key },
    lines.map((line) => timelineLine(event, line)),
  );

function timelineLine(event: WireEvent, incident: TrackedIncident): VNode {
  const { kind, side, period, home, away, over } = incident;
  const key = [kind, side, period, home, away, over].join(' ');
  return h(
    'li',
    { class: `incident incident-${kind.toLowerCase().replace('_', '-')}`, key },
    h('span', { class: 'incident-time quiet' }, incidentTime(event, incident)),
    h('span', { class: 'incident-text' }, incidentText(event, incident)),
    h('span', { class: 'incident-score', 'aria-hidden': 'true' }, `${home}–${away}`),
    hidden(`, ${getMessage('score', { home, away })}`),
  );
}

const spoken = (event: WireEvent, incident: TrackedIncident) =>
  `${incidentText(event, incident)}, ${getMessage('score', { home: incident.home, away: incident.away })}`;

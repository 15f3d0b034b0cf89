import type { WireEvent } from '../../wire.ts';
import type { WireTracker } from '../../wire-tracker.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { periodNameOf, periodText } from '../views/event-state.ts';

export type TrackedIncident = WireTracker['incidents'][number];

/** An incident in words, without its time and score. */
export function incidentText(event: WireEvent, incident: TrackedIncident): string {
  const { kind, side, worth, period, over } = incident;
  const team = side === 'AWAY' ? event.away : event.home;
  switch (kind) {
    case 'GOAL':
      return getMessage('tracker.goal', { team });
    case 'POINTS':
      return countMessage('trackerPoints', worth, { team });
    case 'GAME':
      return getMessage('tracker.game', { team });
    case 'SET':
      return getMessage('tracker.set', { team });
    case 'OVER':
      return countMessage('trackerRuns', worth, { team, over: over ?? 0 });
    case 'PERIOD_END':
      return periodEndText(event, period);
  }
}

function periodEndText(event: WireEvent, period: number): string {
  const name = periodNameOf(event);
  if (name === 'half') return getMessage(period === 1 ? 'halfTime' : 'tracker.fullTime');
  return getMessage('tracker.periodEnd', { period: periodText(name, period) });
}

/** When it was: the minute, or the set, period or innings. */
export function incidentTime(event: WireEvent, { kind, minute, period }: TrackedIncident): string {
  if (kind === 'PERIOD_END') return '';
  return minute === null ? periodText(periodNameOf(event), period) : `${minute}′`;
}

const pointNames = ['0', '15', '30', '40'] as const;

/** The points of a game of tennis: `30`, `40`, `A` for an advantage; counted in a tie-break. */
export function pointName(own: number, other: number, isTieBreak: boolean): string {
  if (isTieBreak) return String(own);
  if (own > 3 && own > other) return 'A';
  return pointNames[Math.min(own, 3)] ?? '40';
}

import type { OperatorEventDecision } from '#sandbox/ops/port/sports-events.ts';
import type { EventDecision } from './decisions.ts';
import type { EventState } from './model.ts';

/** Why the operator may not decide this now, as a sentence; null where it is allowed. */
export function findObjection(
  decision: OperatorEventDecision,
  { isSuspended, isCancelled, score }: EventDecision,
  { event, markets }: EventState,
  now: Date,
): string | null {
  const isDecided = isCancelled || score !== null;
  switch (decision.action) {
    case 'SUSPEND':
      if (isDecided || event.endsAt <= now) return 'The event has ended.';
      return isSuspended ? 'The event is suspended already.' : null;
    case 'RESUME':
      return isSuspended ? null : 'The event is not suspended.';
    case 'CANCEL':
      return isDecided ? 'Undo the decision that is in force first.' : null;
    case 'SETTLE':
      if (isDecided) return 'Undo the decision that is in force first.';
      if (event.startsAt > now) return 'The event has not started; cancel it instead.';
      if (decision.home === decision.away && markets.some(({ kind }) => kind === 'WINNER')) {
        return 'This sport has no draw: the scores must differ.';
      }
      return null;
    case 'UNDO':
      return isDecided ? null : 'There is nothing to undo.';
  }
}

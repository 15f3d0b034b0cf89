import { hourMs } from '#lib/core/time/durations.ts';
import type { EventDecision } from './decisions.ts';
import type { Fixture } from './fixture.ts';
import { buildMarket } from './markets.ts';
import type { Moment } from './matches/match.ts';
import type { EventPhase, EventState } from './model.ts';
import { elapsedAt, minuteAt, type Progress, readProgress } from './periods.ts';
import { trackMatch } from './tracker.ts';

const tickMs = 5_000;
const minMargin = 0.05;
const maxMargin = 0.058;
/** Far from its start an event has the larger margin. */
const earlyMs = 36 * hourMs;

/** Odds and scores change every five seconds. */
export const toTick = (at: number) => Math.floor(at / tickMs) * tickMs;

/** An event at an instant. A final score by the operator ends it. */
export function stateOf(fixture: Fixture, now: number, decision: EventDecision | undefined): EventState {
  const { event, periods } = fixture;
  const tick = toTick(now);
  const elapsedMs = tick - event.startsAt.getTime();
  const progress = readProgress(periods, elapsedMs);
  const phase = phaseOf(fixture, tick, decision);
  const match = fixture.match();
  const moment = withScore(match.at(progress.played), decision?.score ?? null);
  const isInterrupted = phase === 'LIVE' && !event.isVirtual && isInterruptedAt(fixture, moment, progress, elapsedMs);
  const isSuspended = isInterrupted || (decision?.isSuspended ?? false);
  const canStake = !isSuspended && tick >= fixture.opensAt && canStakeIn(phase, event.isVirtual);
  const outlook = moment.outlook();
  const options = {
    eventId: event.eventId,
    canStake,
    isCancelled: phase === 'CANCELLED',
    margin: minMargin + (maxMargin - minMargin) * earliness(-elapsedMs),
  };
  const score = phase === 'LIVE' || phase === 'ENDED' ? { home: moment.home, away: moment.away } : null;
  return {
    event,
    phase,
    clock: phase === 'LIVE' ? clockOf(fixture, moment, progress) : null,
    score,
    isSuspended,
    fairness: {
      commitment: fixture.commitment,
      // By the clock, because a cancellation or a score by hand can be taken back while the match goes on.
      seed: tick >= event.endsAt.getTime() ? fixture.seed : null,
      isEntered: Boolean(decision?.score),
    },
    tracker: score && !decision?.score ? trackMatch(fixture, match, progress.played) : null,
    markets: match.plan.map((plan) => buildMarket(plan, moment, outlook, options)),
  };
}

function withScore(moment: Moment, score: EventDecision['score']): Moment {
  return score ? { ...moment, ...score, isOver: true } : moment;
}

function phaseOf({ event }: Fixture, tick: number, decision: EventDecision | undefined): EventPhase {
  if (decision?.isCancelled) return 'CANCELLED';
  if (decision?.score || tick >= event.endsAt.getTime()) return 'ENDED';
  return tick >= event.startsAt.getTime() ? 'LIVE' : 'UPCOMING';
}

/** Bets on virtual sports end with the start. */
const canStakeIn = (phase: EventPhase, isVirtual: boolean) => phase === 'UPCOMING' || (phase === 'LIVE' && !isVirtual);

/** 0 within the last hour before the start and after it, rising by the hour to 1. */
function earliness(untilStartMs: number): number {
  const hours = Math.max(0, Math.floor(untilStartMs / hourMs));
  return Math.min(1, (hours * hourMs) / earlyMs);
}

function isInterruptedAt({ model, periods }: Fixture, moment: Moment, { breakMs }: Progress, elapsedMs: number): boolean {
  if (breakMs !== null && breakMs < model.interruptionMs) return true;
  if (moment.interruptedAt === null) return false;
  return elapsedMs - elapsedAt(periods, moment.interruptedAt) < model.interruptionMs + tickMs;
}

function clockOf({ model: { clockMinutes }, periods }: Fixture, moment: Moment, progress: Progress): EventState['clock'] {
  return {
    period: moment.period ?? progress.period,
    minute: clockMinutes === null ? null : minuteAt(progress, clockMinutes, periods.length),
    isBreak: progress.breakMs !== null,
  };
}

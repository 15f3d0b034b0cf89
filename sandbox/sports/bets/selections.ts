import type { EventBook, EventState, Market, Selection } from '../events/model.ts';
import type { BetSelection } from './tables.ts';

/** A selection with its market and event at an instant. */
export interface Found {
  readonly state: EventState;
  readonly market: Market;
  readonly selection: Selection;
}

export type EventReader = Pick<EventBook, 'read' | 'decided'>;

export function findSelection(book: EventReader, selectionId: string, now: Date): Found | undefined {
  return findIn(book.read(eventIdOf(selectionId), now), selectionId);
}

function findIn(state: EventState | undefined, selectionId: string): Found | undefined {
  for (const market of state?.markets ?? []) {
    const selection = market.selections.find((each) => each.selectionId === selectionId);
    if (state && selection) return { state, market, selection };
  }
  return undefined;
}

export function isOpenForBets({ state, market, selection }: Found): boolean {
  const isRunning = state.phase === 'UPCOMING' || state.phase === 'LIVE';
  return isRunning && !state.isSuspended && market.isOpen && selection.result === null;
}

export function takeSelection({ state: { event, phase }, market, selection }: Found): BetSelection {
  const { eventId, sport, region, competition, slug, home, away } = event;
  return {
    selectionId: selection.selectionId,
    eventId,
    eventPath: [sport, region, competition, slug].join('/'),
    home,
    away,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    kind: market.kind,
    line: market.line,
    outcome: selection.outcome,
    runner: selection.runner,
    oddsMilli: selection.oddsMilli,
    isLive: phase === 'LIVE',
    result: null,
  };
}

/** A book that computes each event once, for one pass over many bets. */
export function createReader(book: EventReader): EventReader {
  const known = new Map<string, EventState | undefined>();
  return {
    read(eventId, now) {
      const key = `${eventId} ${now.getTime()}`;
      if (!known.has(key)) known.set(key, book.read(eventId, now));
      return known.get(key);
    },
    decided: book.decided,
  };
}

const afterEndMs = 60_000;

/** An event now; one that is too old to be read, at its end. */
export function readEvent(book: EventReader, { eventId, endsAt }: BetSelection, now: Date): EventState | undefined {
  const end = new Date(endsAt).getTime();
  return book.read(eventId, now) ?? (now.getTime() > end ? book.read(eventId, new Date(end + afterEndMs)) : undefined);
}

/** The result of a selection now, null until it is decided. A cancelled event, or one that no longer exists, voids it. */
function readResult(book: EventReader, selection: BetSelection, now: Date) {
  const state = readEvent(book, selection, now);
  if (!state) return now > new Date(selection.endsAt) ? ('VOID' as const) : null;
  if (state.phase === 'CANCELLED') return 'VOID' as const;
  return findIn(state, selection.selectionId)?.selection.result ?? null;
}

/** The result that counts: one that is stored stays, also when business time goes back, unless the operator decides about the event. */
export function currentResult(book: EventReader, selection: BetSelection, now: Date) {
  const drawn = book.decided().has(selection.eventId) ? null : selection.result;
  return drawn ?? readResult(book, selection, now);
}

export function eventIdOf(selectionId: string): string {
  return selectionId.split(':')[0] ?? '';
}

import type { ShowEvent } from '../api/show-event.ts';
import type { EventReader } from '../bets/selections.ts';
import type { EventState } from '../events/model.ts';

interface Entry {
  state: EventState;
  /** What the short and the full text of the event depend on. */
  short: string;
  full: string;
  /** Written events by language and length. */
  readonly texts: Map<string, string>;
}

/** Which text of an event has changed. */
export type Change = 'none' | 'full' | 'both';

/** The watched events as JSON, each written once per language and change. */
export function createEventTexts(book: EventReader, showEvent: ShowEvent) {
  const entries = new Map<string, Entry>();

  function entryOf(state: EventState): Entry {
    const { markets, phase, score, clock, isSuspended, fairness, tracker } = state;
    const head = JSON.stringify([phase, score, clock, isSuspended, fairness.seed, markets.length]);
    const marketTexts = markets.map(({ isOpen, selections }) =>
      JSON.stringify([isOpen, selections.map(({ oddsMilli, result }) => [oddsMilli, result])]),
    );
    return {
      state,
      short: `${head}${marketTexts[0] ?? ''}`,
      full: `${head}${JSON.stringify(tracker)}${marketTexts.join('')}`,
      texts: new Map(),
    };
  }

  return {
    /** Reads an event again; without `isTick`, only its phase and its suspension count as a change. */
    refresh(eventId: string, now: Date, isTick: boolean): Change {
      const state = book.read(eventId, now);
      const known = entries.get(eventId);
      if (!state) return 'none';
      const isSame = known && known.state.phase === state.phase && known.state.isSuspended === state.isSuspended;
      if (isSame && !isTick) return 'none';
      const next = entryOf(state);
      if (known?.full === next.full) return 'none';
      entries.set(eventId, next);
      return known?.short === next.short ? 'full' : 'both';
    },
    /** Undefined for an unknown event. */
    write(eventId: string, language: string, isFull: boolean, now: Date): string | undefined {
      if (!entries.has(eventId)) this.refresh(eventId, now, true);
      const entry = entries.get(eventId);
      if (!entry) return undefined;
      const key = `${language} ${isFull}`;
      const text = entry.texts.get(key) ?? JSON.stringify(showEvent(entry.state, language, isFull));
      entry.texts.set(key, text);
      return text;
    },
    /** Removes events that are no longer watched. */
    keep(watched: ReadonlySet<string>): void {
      for (const eventId of entries.keys()) if (!watched.has(eventId)) entries.delete(eventId);
    },
  };
}
export type EventTexts = ReturnType<typeof createEventTexts>;

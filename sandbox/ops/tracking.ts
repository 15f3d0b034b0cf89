import { type TrackedEvent, trackedEventSchema } from '#lib/tracking/contract.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';

export interface CollectedEvent extends TrackedEvent {
  /** Business time, ISO-8601. */
  readonly at: string;
}

/** The tracking collector's memory: the newest events, for a person or a test to read. TRK-01, TRK-02. */
export interface TrackingLog {
  /** Throws `ZodError` for what is no event of the contract. */
  collect(input: unknown): void;
  /** Newest first; of one choice of cookies where it is named. */
  list(consentId?: string): readonly CollectedEvent[];
  clear(): void;
}

const keptAtMost = 1_000;

export function createTrackingLog(clock: Pick<VirtualClock, 'now'>): TrackingLog {
  let events: readonly CollectedEvent[] = [];
  return {
    collect(input) {
      const event = { ...trackedEventSchema.parse(input), at: clock.now().toISOString() };
      events = [event, ...events].slice(0, keptAtMost);
    },
    list: (consentId) => events.filter((event) => consentId === undefined || event.consentId === consentId),
    clear() {
      events = [];
    },
  };
}

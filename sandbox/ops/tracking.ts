import { type TrackedEvent, trackedEventSchema } from '#lib/tracking/contract.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';

export interface CollectedEvent extends TrackedEvent {
  /** Virtual time, ISO 8601. */
  readonly at: string;
}

/** The newest tracked events, in memory. TRK-01, TRK-02. */
export interface TrackingLog {
  /** Throws `ZodError` for an invalid event. */
  collect(input: unknown): void;
  /** Newest first, optionally for one consent id. */
  list(consentId?: string): readonly CollectedEvent[];
  /** Counts a page view of the advertising tag. */
  sawAd(market: string): void;
  /** Views of the advertising tag by market. */
  ads(): Readonly<Record<string, number>>;
  clear(): void;
}

const maxEvents = 1_000;

export function createTrackingLog(clock: Pick<VirtualClock, 'now'>): TrackingLog {
  let events: readonly CollectedEvent[] = [];
  const ads = new Map<string, number>();
  return {
    collect(input) {
      const event = { ...trackedEventSchema.parse(input), at: clock.now().toISOString() };
      events = [event, ...events].slice(0, maxEvents);
    },
    list: (consentId) => events.filter((event) => consentId === undefined || event.consentId === consentId),
    sawAd: (market) => void ads.set(market, (ads.get(market) ?? 0) + 1),
    ads: () => Object.fromEntries(ads),
    clear() {
      ads.clear();
      events = [];
    },
  };
}

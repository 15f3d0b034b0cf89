/** The sandbox's virtual clock, used by all business rules; tokens and signatures use real time. */
export interface VirtualClock {
  now(): Date;
  readonly offsetMs: number;
  /** Moves business time; negative values move it back. Resolves when all listeners have finished. */
  advance(milliseconds: number): Promise<void>;
  reset(): Promise<void>;
  /** Called after each move. */
  onMove(listener: () => void | Promise<void>): void;
}

export interface ClockStore {
  readonly load: () => Promise<number>;
  readonly save: (offsetMs: number) => Promise<void>;
}

/** Opens the clock at the saved offset, so a restart keeps it. */
export async function openClock(store: ClockStore): Promise<VirtualClock> {
  let offsetMs = await store.load();
  const listeners: (() => void | Promise<void>)[] = [];
  async function move(to: number): Promise<void> {
    offsetMs = to;
    await store.save(offsetMs);
    for (const listener of listeners) await listener();
  }
  return {
    now: () => new Date(Date.now() + offsetMs),
    get offsetMs() {
      return offsetMs;
    },
    advance: (milliseconds) => move(offsetMs + milliseconds),
    reset: () => move(0),
    onMove: (listener) => void listeners.push(listener),
  };
}

/** What the operator decided about an event, over what is computed. */
export interface EventDecision {
  readonly isSuspended: boolean;
  /** Every selection is VOID. */
  readonly isCancelled: boolean;
  /** The final score by hand; null while the computed one counts. */
  readonly score: { readonly home: number; readonly away: number } | null;
}

/** The decisions in force, in memory. */
export interface EventDecisions {
  read(eventId: string): EventDecision | undefined;
  /** Whether the operator has cancelled the event or entered its score, also where that was taken back. */
  wasDecided(eventId: string): boolean;
  /** Changes with every decision. */
  readonly version: number;
}

export const noDecisions: EventDecisions = { read: () => undefined, wasDecided: () => false, version: 0 };

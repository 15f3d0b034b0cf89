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
  /** The events that the operator has cancelled or whose score the operator has entered, also where that was taken back. */
  decided(): ReadonlySet<string>;
  /** Changes with every decision. */
  readonly version: number;
}

export const noDecisions: EventDecisions = { read: () => undefined, decided: () => new Set(), version: 0 };

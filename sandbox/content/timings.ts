/** Real-time intervals of the service; tests shorten them. */
export interface ContentTimings {
  /** Interval of the comment that keeps a listener's stream open (CNT-04). */
  readonly heartbeatMs: number;
  /** The `retry` value of the event stream (CNT-04). */
  readonly retryMs: number;
  /** The longest time that a mutation's response waits for the webhook. */
  readonly webhookWaitMs: number;
  /** Delays before each retry of a failed webhook. */
  readonly webhookBackoffMs: readonly number[];
}

export const defaultTimings: ContentTimings = {
  heartbeatMs: 45_000,
  retryMs: 1_000,
  webhookWaitMs: 3_000,
  webhookBackoffMs: [1_000, 5_000, 15_000, 60_000],
};

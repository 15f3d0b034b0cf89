/** Real-time waits of the service in milliseconds; tests shorten them. */
export interface ContentTimings {
  /** A comment line on every listener's stream, so that proxies and clients know it lives (CNT-04). */
  readonly heartbeatMs: number;
  /** What a listener is told to wait before it connects again (CNT-04). */
  readonly retryMs: number;
  /** How long a mutation's answer is held for the site's answer to the webhook (decisions §3.12a). */
  readonly webhookWaitMs: number;
  /** The waits before a failed webhook is sent again. */
  readonly webhookBackoffMs: readonly number[];
}

export const defaultTimings: ContentTimings = {
  heartbeatMs: 45_000,
  retryMs: 1_000,
  webhookWaitMs: 3_000,
  webhookBackoffMs: [1_000, 5_000, 15_000, 60_000],
};

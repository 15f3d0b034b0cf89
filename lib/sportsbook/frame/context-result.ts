/** The response of `POST /api/sportsbook/context`. */
export interface SportsContextResult {
  readonly iframeUrl: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** The response of `POST /api/sportsbook/context`. */
export interface SportsContextResult {
  readonly iframeUrl: string;
  /** ISO 8601. Read by pages of earlier versions; a frame reports itself that it has expired. */
  readonly expiresAt: string;
}

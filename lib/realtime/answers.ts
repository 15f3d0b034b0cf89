/** What `POST /api/realtime/ticket` answers: where to open one socket, once and soon. Kept in memory only. */
export interface FeedAddress {
  readonly url: string;
}

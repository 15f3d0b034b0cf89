/** Response of `POST /api/realtime/ticket`: the address of one socket, valid once and for a short time. Kept in memory only. */
export interface FeedAddress {
  readonly url: string;
}

/** `GET /api/support/chat?market=FI`: the URL of the messenger's script and the site's key; null in a market without live chat. */
export type ChatSettings = { readonly url: string; readonly key: string } | null;

/** `GET /api/support/chat-player`: the player's id, and the token that proves it to the messenger; empty where there is none. */
export interface ChatPlayer {
  readonly playerId: string;
  readonly token: string;
}

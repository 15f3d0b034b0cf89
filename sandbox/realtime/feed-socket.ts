import { WebSocket } from 'ws';

/** A player's socket. What is counted lies on the socket itself, so that an idle one owns no timer and no closure. */
export class FeedSocket extends WebSocket {
  playerId = '';
  /** Sweeps since it was opened, and since it was last heard from. */
  age = 0;
  silence = 0;
  /** Messages since the last sweep. */
  said = 0;
}

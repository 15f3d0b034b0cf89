import { WebSocket } from 'ws';

/** A player's socket. Its counters are plain fields, so that an idle socket needs no timer and no closure. */
export class FeedSocket extends WebSocket {
  playerId = '';
  /** `origin_jti` of the session that opened it. */
  signInId = '';
  /** Sweeps since it was opened. */
  age = 0;
  /** Sweeps since its last message. */
  silence = 0;
  /** Messages since the last sweep. */
  messages = 0;
}

import { WebSocket } from 'ws';
import type { SportsContext } from '../contexts/tables.ts';

/** Sockets that watch the same events in the same language: what they receive is written once. */
export interface WatchGroup {
  readonly key: string;
  readonly language: string;
  /** Events by whether all of their markets are sent. */
  readonly events: ReadonlyMap<string, boolean>;
  readonly sockets: Set<FeedSocket>;
}

/** A page's socket. Its state is in plain fields, so that an idle socket needs no timer and no closure. */
export class FeedSocket extends WebSocket {
  /** Set by its first message. */
  context: SportsContext | undefined;
  group: WatchGroup | undefined;
  address = '';
  /** Real time. */
  openedAt = 0;
  /** Messages since the last heartbeat, and whether the last one was answered. */
  messages = 0;
  isAlive = true;
}

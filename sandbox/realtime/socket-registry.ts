import type { FeedSocket } from './feed-socket.ts';

export interface SocketLimits {
  /** Sockets in total; further ones are closed with 1013 (try again later). */
  readonly total: number;
  /** Sockets of one player; the oldest is closed for a new one. */
  readonly maxPerPlayer: number;
  /** Bytes buffered for a slow client before its socket is closed. */
  readonly maxBufferedBytes: number;
}

export const defaultLimits: SocketLimits = { total: 20_000, maxPerPlayer: 12, maxBufferedBytes: 64 * 1_024 };

export type SocketRegistry = ReturnType<typeof createSocketRegistry>;

/** The open sockets by player. Most players have one, so an array is created only for the second. */
export function createSocketRegistry(limits: SocketLimits) {
  const sockets = new Map<string, FeedSocket | FeedSocket[]>();
  let count = 0;

  function socketsOf(playerId: string): readonly FeedSocket[] {
    const found = sockets.get(playerId);
    if (!found) return [];
    return Array.isArray(found) ? found : [found];
  }

  return {
    size: () => count,
    isFull: () => count >= limits.total,
    hasPlayer: (playerId: string) => sockets.has(playerId),
    players: () => sockets.keys(),
    *all() {
      for (const found of sockets.values()) {
        if (Array.isArray(found)) yield* [...found];
        else yield found;
      }
    },
    add(socket: FeedSocket): void {
      const known = socketsOf(socket.playerId);
      sockets.set(socket.playerId, known.length === 0 ? socket : [...known, socket]);
      count += 1;
      if (known.length >= limits.maxPerPlayer) known[0]?.terminate();
    },
    remove(socket: FeedSocket): void {
      const known = socketsOf(socket.playerId);
      const left = known.filter((other) => other !== socket);
      if (left.length === known.length) return;
      count -= 1;
      if (left.length > 1) sockets.set(socket.playerId, [...left]);
      else if (left[0]) sockets.set(socket.playerId, left[0]);
      else sockets.delete(socket.playerId);
    },
    /** Sends to every socket of a player; a client that reads too slowly is dropped and reconnects. */
    send(playerId: string, text: string): void {
      for (const socket of socketsOf(playerId)) {
        if (socket.bufferedAmount > limits.maxBufferedBytes) socket.terminate();
        else socket.send(text);
      }
    },
    /** The sockets that a session opened. */
    ofSession(signInId: string): readonly FeedSocket[] {
      return [...this.all()].filter((socket) => socket.signInId === signInId);
    },
    close(playerId: string, code: number): void {
      for (const socket of [...socketsOf(playerId)]) socket.close(code);
    },
  };
}

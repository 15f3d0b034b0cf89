import type { FeedSocket } from './feed-socket.ts';

export interface HallLimits {
  /** Sockets in all; more are asked to come back later. */
  readonly sockets: number;
  /** Sockets of one player; the oldest makes room. */
  readonly perPlayer: number;
  /** Bytes that may wait for a slow reader before it is dropped. */
  readonly waitingBytes: number;
}

export const defaultLimits: HallLimits = { sockets: 20_000, perPlayer: 12, waitingBytes: 64 * 1_024 };

export type Hall = ReturnType<typeof createHall>;

/** Who listens: the open sockets by player. Most players have one, so a list is made only for the second. */
export function createHall(limits: HallLimits) {
  const sockets = new Map<string, FeedSocket | FeedSocket[]>();
  let count = 0;

  function socketsOf(playerId: string): readonly FeedSocket[] {
    const found = sockets.get(playerId);
    if (!found) return [];
    return Array.isArray(found) ? found : [found];
  }

  return {
    size: () => count,
    isFull: () => count >= limits.sockets,
    listens: (playerId: string) => sockets.has(playerId),
    players: () => sockets.keys(),
    *all() {
      for (const found of sockets.values()) {
        if (Array.isArray(found)) yield* [...found];
        else yield found;
      }
    },
    enter(socket: FeedSocket): void {
      const known = socketsOf(socket.playerId);
      sockets.set(socket.playerId, known.length === 0 ? socket : [...known, socket]);
      count += 1;
      if (known.length >= limits.perPlayer) known[0]?.terminate();
    },
    leave(socket: FeedSocket): void {
      const known = socketsOf(socket.playerId);
      const left = known.filter((other) => other !== socket);
      if (left.length === known.length) return;
      count -= 1;
      if (left.length > 1) sockets.set(socket.playerId, [...left]);
      else if (left[0]) sockets.set(socket.playerId, left[0]);
      else sockets.delete(socket.playerId);
    },
    /** Sends to every socket of a player; who does not read fast enough is dropped and will come back by itself. */
    send(playerId: string, text: string): void {
      for (const socket of socketsOf(playerId)) {
        if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
        else socket.send(text);
      }
    },
    close(playerId: string, code: number): void {
      for (const socket of [...socketsOf(playerId)]) socket.close(code);
    },
  };
}

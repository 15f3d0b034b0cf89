import type { FeedSocket, WatchGroup } from './feed-socket.ts';

interface Watch {
  readonly events: readonly string[];
  readonly full: readonly string[];
}

export function createWatchGroups() {
  const groups = new Map<string, WatchGroup>();

  function leave(socket: FeedSocket): void {
    const { group } = socket;
    if (!group) return;
    group.sockets.delete(socket);
    if (group.sockets.size === 0) groups.delete(group.key);
    socket.group = undefined;
  }

  return {
    all: () => groups.values(),
    leave,
    join(socket: FeedSocket, language: string, { events, full }: Watch): WatchGroup {
      leave(socket);
      const watched = new Map([...events.map((id) => [id, false] as const), ...full.map((id) => [id, true] as const)]);
      const key = `${language} ${[...watched]
        .map(([id, isFull]) => (isFull ? `+${id}` : id))
        .toSorted()
        .join(' ')}`;
      const group = groups.get(key) ?? { key, language, events: watched, sockets: new Set<FeedSocket>() };
      groups.set(key, group);
      group.sockets.add(socket);
      socket.group = group;
      return group;
    },
  };
}

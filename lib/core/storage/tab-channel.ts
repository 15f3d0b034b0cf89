import type { Shape } from './shape.ts';

export interface TabChannel<Message> {
  /** Notifies every other tab, then the subscribers of this one. */
  readonly post: (message: Message) => void;
  /** Notifies every other tab. */
  readonly postToOthers: (message: Message) => void;
  /** Calls the listener for each message of any tab; returns the unsubscribe function. */
  readonly subscribe: (listener: (message: Message) => void) => () => void;
  /** False where messages stay in this tab. */
  readonly reachesOtherTabs: () => boolean;
}

/** Undefined in browsers without broadcast channels, and in those that refuse one because they block storage. */
function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Messages between all tabs of the site. `read` drops what another version of the site may send. */
export function createTabChannel<Message>(name: string, read: Shape<Message>): TabChannel<Message> {
  const listeners = new Set<(message: Message) => void>();
  let channel: BroadcastChannel | undefined;

  function notify(message: Message): void {
    for (const listener of [...listeners]) listener(message);
  }

  function listen(): BroadcastChannel | undefined {
    const opened = open(name);
    if (!opened) return undefined;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = read(data);
      if (message !== undefined) notify(message);
    };
    return opened;
  }

  function postToOthers(message: Message): void {
    const sender = channel ?? open(name);
    sender?.postMessage(message);
    if (sender !== channel) sender?.close();
  }

  return {
    post(message) {
      postToOthers(message);
      // What a channel sends does not come back to it.
      notify(message);
    },
    postToOthers,
    subscribe(listener) {
      listeners.add(listener);
      channel ??= listen();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
    reachesOtherTabs() {
      const probe = channel ?? open(name);
      if (probe !== channel) probe?.close();
      return probe !== undefined;
    },
  };
}

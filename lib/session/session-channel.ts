import { oneOf } from '#lib/core/storage/shape.ts';

const channelName = 'parlour-session';

const events = ['audience', 'left', 'expired', 'blocked', 'inactive', 'revoked'] as const;

/**
 * What one tab reports to the others: `audience`, the player now belongs to another audience; otherwise the session ended,
 * and why (`left`: the player signed out in another tab; `blocked`: a time-out or an exclusion began; `revoked`: anywhere else, or it was ended with others).
 */
export type SessionEvent = (typeof events)[number];

const readEvent = oneOf(events);

/** Sends an event to every other tab. Subscribers of this tab receive it too. */
export function notifyOtherTabs(event: SessionEvent): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(event);
  channel.close();
}

/** Calls the listener for each event of another channel; returns the unsubscribe function. */
export function subscribeToOtherTabs(listener: (event: SessionEvent) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = readEvent(data);
    if (event) listener(event);
  };
  return () => channel.close();
}

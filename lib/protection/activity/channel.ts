const channelName = 'parlour-activity';

/** Notifies every tab, this one included, that the timer was answered or set, or that the platform says it is due. */
export function notifyTimerChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls the listener for each change; returns the unsubscribe function. */
export function subscribeToTimerChanges(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => listener();
  return () => channel.close();
}

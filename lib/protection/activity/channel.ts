import { oneOf } from '#lib/core/storage/shape.ts';
import { createTabChannel } from '#lib/core/storage/tab-channel.ts';

const channel = createTabChannel('parlour-activity', oneOf(['changed']));

/** Notifies every tab, this one included, that the timer was answered or set, or that the platform says it is due. */
export function notifyTimerChange(): void {
  channel.post('changed');
}

/** Calls the listener for each change; returns the unsubscribe function. */
export function subscribeToTimerChanges(listener: () => void): () => void {
  return channel.subscribe(() => listener());
}

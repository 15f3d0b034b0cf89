import { oneOf } from '#lib/core/storage/shape.ts';
import { createTabChannel } from '#lib/core/storage/tab-channel.ts';

const events = ['audience', 'left', 'expired', 'blocked', 'inactive', 'revoked'] as const;

/**
 * What one tab reports to all: `audience`, the player now belongs to another audience, or has just signed in; otherwise the session ended,
 * and why (`left`: the player signed out in another tab; `blocked`: a time-out or an exclusion began; `revoked`: anywhere else, or it was ended with others).
 */
export type SessionEvent = (typeof events)[number];

const channel = createTabChannel('parlour-session', oneOf(events));

/** Sends an event to every tab, this one included. */
export const notifyTabs = channel.post;

/** Calls the listener for each event of any tab; returns the unsubscribe function. */
export const subscribeToTabs = channel.subscribe;

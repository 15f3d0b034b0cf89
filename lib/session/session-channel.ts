import { oneOf } from '#lib/core/storage/shape.ts';
import { createTabChannel } from '#lib/core/storage/tab-channel.ts';

const events = ['audience', 'signedIn', 'left', 'expired', 'blocked', 'inactive', 'revoked'] as const;

/**
 * What one tab reports to all: `audience`, the player now belongs to another audience; `signedIn`, a player, perhaps another one; otherwise the session ended,
 * and why (`left`: the player signed out in another tab; `blocked`: a time-out or an exclusion began; `revoked`: anywhere else, or it was ended with others).
 */
export type SessionEvent = (typeof events)[number];

const channel = createTabChannel('parlour-session', oneOf(events));

/** Sends an event to every tab, this one included. */
export const notifyTabs = channel.post;

export const notifyOtherTabs = channel.postToOthers;

/** Calls the listener for each event of any tab; returns the unsubscribe function. */
export const subscribeToTabs = channel.subscribe;

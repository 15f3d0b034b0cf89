import { createKeyedLock } from '#sandbox/kit/keyed-lock.ts';

/** One start or confirmation at a time for each player: two starts at once share an upload, and none opens one for a file that was sent. */
export const takeTurns = createKeyedLock();

import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/** The header `Authorization: Bearer {token}` has the token that proves the player to the messenger (LOG-04). */
export const readChatUnread = endpoint('GET /api/unread', {
  service: 'chat',
  by: 'anyone',
  reply: z.object({ unread: z.int().nonnegative() }),
  refusals: ['error.token.expired'],
  summary: 'How many messages of support the player has not read, in the newest conversation.',
});

/** `GET /api/support/chat-unread`: the same for the signed-in player; 0 where it is not known. */
export type ChatUnread = z.output<typeof readChatUnread.reply>;

/** `GET /api/support/chat?market=FI`: the URL of the messenger's script and the site's key; null in a market without live chat. */
export type ChatSettings = { readonly url: string; readonly key: string } | null;

/** `GET /api/support/chat-player`: the player's id, and the token that proves it to the messenger; empty where there is none. */
export interface ChatPlayer {
  readonly playerId: string;
  readonly token: string;
}

/** `GET /api/support/hours?market=FI`: the hours on the clock of `timeZone`, and when support closes or opens next; null if unknown. */
export type SupportHours = {
  readonly isOpen: boolean;
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly changesAt: string | null;
} | null;

import 'server-only';
import type { Credentials } from '#lib/core/api/call.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import { readClaims } from '#lib/session/tokens/claims.ts';
import { type ChatUnread, readChatUnread } from './contract.ts';

/** Counts the player's unread messages of the live chat. What the messenger refuses or fails to answer is no message. */
export async function readUnreadMessages({ idToken }: Credentials): Promise<ChatUnread> {
  const token = readClaims(idToken)?.zendesk_token;
  if (!token) return { unread: 0 };
  try {
    return await call(readChatUnread, {}, undefined, { Authorization: `Bearer ${token}` });
  } catch (error) {
    if (isCallError(error)) return { unread: 0 };
    throw error;
  }
}

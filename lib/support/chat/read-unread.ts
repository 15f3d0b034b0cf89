import { callSite } from '#lib/core/api/browser.ts';
import type { ChatUnread } from './contract.ts';

/** The number of messages that wait for the player. */
export async function readUnread(): Promise<number> {
  return (await callSite<ChatUnread>('/api/support/chat-unread')).unread;
}

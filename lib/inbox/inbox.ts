import type { z } from 'zod';
import type { inboxMessageSchema } from './contract.ts';

export type InboxMessage = z.output<typeof inboxMessageSchema>;

/** Response of `GET /api/inbox`; null while the player has no session with the messaging service. */
export interface Inbox {
  readonly messages: readonly InboxMessage[] | null;
}

/** Response of `GET /api/inbox/unread`. */
export interface UnreadCount {
  readonly unread: number;
}

/** Response of `GET /api/inbox/session`: how to load the messaging service's script; null without a session. */
export interface InboxSession {
  readonly session: { readonly sid: string; readonly brand: string; readonly scriptUrl: string } | null;
}

/** Body of `POST /api/inbox/changes`. */
export interface InboxChange {
  readonly id: string;
  readonly change: 'read' | 'delete';
}

import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

const sid = z.string().min(1).max(128);

/** CHT-11: a player that the messaging service does not know is still signed in. */
export const openInboxSession = endpoint('GET /player/{playerId}/crm/session', {
  by: 'player',
  keepsSession: true,
  reply: z.object({ sid }),
  summary: 'The id of the session with the messaging service, the same for one sign-in. It ends with the sign-in.',
});

/** The member `user_id` is that of the messaging service. */
export const authenticateInbox = endpoint('POST /crm/authenticate', {
  by: 'anyone',
  idempotent: true,
  body: z.object({ sid }),
  reply: z.object({ user_id: z.string().min(1) }),
  refusals: ['error.crm.session'],
  summary: 'Gives the messaging service the player of a session id.',
});

/** `ACCOUNT` for what happened to the account, `OFFER` for bonuses and marketing, `TIP` for help. All texts are plain. */
export const inboxMessageSchema = z.object({
  id: z.string().min(1).max(64),
  category: z.enum(['ACCOUNT', 'OFFER', 'TIP']),
  title: z.string().max(200),
  text: z.string().max(4_000),
  /** A page of the site, as a path below its language. */
  link: z.object({ path: z.string().max(200), label: z.string().max(100) }).nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
});

export const readInbox = endpoint('GET /inbox', {
  service: 'crm',
  by: 'anyone',
  /** `language`: of the texts; the player's own by default. */
  query: z.object({
    sid,
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
  }),
  reply: z.object({ messages: z.array(inboxMessageSchema).max(100), unread: z.number().int().nonnegative() }),
  refusals: ['error.crm.session'],
  summary: 'The messages of a player in a language, newest first, and how many are unread.',
});

export const markMessageRead = endpoint('PUT /inbox/{messageId}/read', {
  service: 'crm',
  by: 'anyone',
  idempotent: true,
  query: z.object({ sid }),
  refusals: ['error.crm.session'],
  summary: 'Marks a message as read.',
});

export const deleteMessage = endpoint('DELETE /inbox/{messageId}', {
  service: 'crm',
  by: 'anyone',
  idempotent: true,
  query: z.object({ sid }),
  refusals: ['error.crm.session'],
  summary: 'Deletes a message.',
});

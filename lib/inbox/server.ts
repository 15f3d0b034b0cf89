import 'server-only';
import type { Credentials } from '#lib/core/api/call.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { deleteMessage, markMessageRead, openInboxSession, readInbox } from './contract.ts';
import type { Inbox, InboxChange, InboxMessage, InboxSession, UnreadCount } from './inbox.ts';

const pathBelowLanguage = /^(?:\/[a-z\d-]+)+$/;

/** Ids of sessions with the messaging service, by the player's session, which is one object for all of its requests. */
const sids = new WeakMap<Credentials, string>();

/** Runs `work` with the id of the player's session; undefined where the platform or the service knows none (CHT-11). */
async function withSession<Result>(
  credentials: Credentials,
  work: (sid: string) => Promise<Result>,
): Promise<Result | undefined> {
  const known = sids.get(credentials);
  try {
    const sid = known ?? (await call(openInboxSession, {}, credentials)).sid;
    sids.set(credentials, sid);
    return await work(sid);
  } catch (error) {
    const isOver = isCallError(error) && (error.status === 401 || (known && error.code === 'error.crm.session'));
    if (!isOver) throw error;
    sids.delete(credentials);
    return known === undefined ? undefined : withSession(credentials, work);
  }
}

/** A link that leads elsewhere than to a page of the site is left out. */
function withOwnLink(message: InboxMessage): InboxMessage {
  return message.link && !pathBelowLanguage.test(message.link.path) ? { ...message, link: null } : message;
}

/** The player's messages in a language, newest first. Throws `CallError`. */
export async function readMessages(credentials: Credentials, language: string | undefined): Promise<Inbox> {
  const inbox = await withSession(credentials, (sid) => call(readInbox, { query: { sid, language } }));
  return { messages: inbox?.messages.map(withOwnLink) ?? null };
}

/** Throws `CallError`. */
export async function readUnreadCount(credentials: Credentials): Promise<UnreadCount> {
  const inbox = await withSession(credentials, (sid) => call(readInbox, { query: { sid } }));
  return { unread: inbox?.unread ?? 0 };
}

/** Throws `CallError`: 503 too where there is no session, so that no change seems to be made. */
export async function changeMessage(credentials: Credentials, { id: messageId, change }: InboxChange): Promise<void> {
  const done = await withSession(credentials, async (sid) => {
    await call(change === 'read' ? markMessageRead : deleteMessage, { params: { messageId }, query: { sid } });
    return true;
  });
  if (!done) throw new CallError('network', envelopeOf(503, 'error.system.error'));
}

/** What a page needs to load the messaging service's script. Throws `CallError`. */
export async function readInboxSession(credentials: Credentials): Promise<InboxSession> {
  const { CRM_URL, CRM_SCRIPT_URL, CRM_BRAND: brand } = siteConfig();
  // Nothing here would notice that a known one has ended.
  sids.delete(credentials);
  const sid = await withSession(credentials, async (opened) => opened);
  return { session: sid === undefined ? null : { sid, brand, scriptUrl: CRM_SCRIPT_URL ?? `${CRM_URL}/fasttrack-crm.js` } };
}

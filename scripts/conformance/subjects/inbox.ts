import { authenticateInbox, markMessageRead, openInboxSession, readInbox } from '#lib/inbox/contract.ts';
import { readChatUnread } from '#lib/support/chat/contract.ts';
import type { Backend } from '../backend.ts';
import { type Runs, Skip } from '../point.ts';
import { noToken, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const noSession = { status: [400, 401, 404], code: 'error.crm.session' };

async function openSid(backend: Backend): Promise<string> {
  return (await fetchReply(backend, openInboxSession, {}, { as: await backend.player() })).sid;
}

/** The messaging service. */
export const inboxRuns = {
  'inbox.session': async (backend) => {
    const as = await backend.player();
    const sid = await backend.once(openSid);
    const again = await fetchReply(backend, openInboxSession, {}, { as });
    requireTrue(again.sid === sid, 'the same sid at a second request', 'another');
    const [first, second] = [
      await fetchReply(backend, authenticateInbox, { body: { sid } }),
      await fetchReply(backend, authenticateInbox, { body: { sid } }),
    ];
    requireTrue(second.user_id === first.user_id, 'the same user_id at a second request', 'another');
    await requireRefused(backend, openInboxSession, {}, noToken, { as: { ...as, idToken: 'none' } });
  },
  'inbox.messages': async (backend) => {
    const { messages, unread } = await fetchReply(backend, readInbox, { query: { sid: await backend.once(openSid) } });
    requireEqual(unread, messages.filter(({ read }) => !read).length, 'unread');
    const times = messages.map(({ at }) => toInstant(at, 'at'));
    requireSorted(times, 'descending', 'the times of the messages');
    for (const { link } of messages) if (link) requireTrue(link.path.startsWith('/'), 'a link as a path of the site', 'another');
  },
  'inbox.stranger': async (backend) => {
    const sid = 'conformance-unknown';
    await requireRefused(backend, readInbox, { query: { sid } }, noSession);
    await requireRefused(backend, authenticateInbox, { body: { sid } }, noSession);
    await requireRefused(backend, markMessageRead, { params: { messageId: 'any' }, query: { sid } }, noSession);
  },
  'inbox.chat': async (backend) => {
    await requireRefused(backend, readChatUnread, {}, noToken);
    await requireRefused(backend, readChatUnread, {}, noToken, { headers: { Authorization: 'Bearer none' } });
  },
  'inbox.read': async (backend) => {
    const query = { sid: await backend.once(openSid) };
    const { messages, unread } = await fetchReply(backend, readInbox, { query });
    const message = messages.find(({ read }) => !read) ?? messages[0];
    if (!message) throw new Skip('the test player has no message');
    await fetchReply(backend, markMessageRead, { params: { messageId: message.id }, query });
    const after = await fetchReply(backend, readInbox, { query });
    requireEqual(after.messages.find(({ id }) => id === message.id)?.read, true, 'read of the marked message');
    requireEqual(after.unread, unread - (message.read ? 0 : 1), 'unread after the mark');
  },
} satisfies Partial<Runs>;

import { authenticateInbox, markMessageRead, openInboxSession, readInbox } from '#lib/inbox/contract.ts';
import { readChatUnread } from '#lib/support/chat/contract.ts';
import type { Backend } from '../backend.ts';
import { type Point, point, Skip } from '../point.ts';
import { noToken, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const needs = ['platform', 'identity', 'crm', 'player'] as const;
const noSession = { status: [400, 401, 404], code: 'error.crm.session' };

async function openSid(backend: Backend): Promise<string> {
  return (await fetchReply(backend, openInboxSession, {}, { as: await backend.player() })).sid;
}

/** The messaging service. */
export const inboxPoints: readonly Point[] = [
  point({
    id: 'inbox.session',
    title: 'A sign-in has one session of the inbox, which names the player to the messaging service',
    rule: 'CHT-11',
    means: 'The inbox stays empty, or shows another player’s messages.',
    needs,
    async run(backend) {
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
  }),
  point({
    id: 'inbox.messages',
    title: 'The messages are answered newest first, with the number of unread ones',
    rule: 'CHT-10',
    means: 'The badge shows messages that are not there, or none where there are some.',
    needs,
    async run(backend) {
      const { messages, unread } = await fetchReply(backend, readInbox, { query: { sid: await backend.once(openSid) } });
      requireEqual(unread, messages.filter(({ read }) => !read).length, 'unread');
      const times = messages.map(({ at }) => toInstant(at, 'at'));
      requireSorted(times, 'descending', 'the times of the messages');
      for (const { link } of messages)
        if (link) requireTrue(link.path.startsWith('/'), 'a link as a path of the site', 'another');
    },
  }),
  point({
    id: 'inbox.stranger',
    title: 'An unknown session is refused',
    rule: 'CHT-11',
    means: 'Anyone reads the messages of players.',
    needs: ['platform', 'crm'],
    async run(backend) {
      const sid = 'conformance-unknown';
      await requireRefused(backend, readInbox, { query: { sid } }, noSession);
      await requireRefused(backend, authenticateInbox, { body: { sid } }, noSession);
      await requireRefused(backend, markMessageRead, { params: { messageId: 'any' }, query: { sid } }, noSession);
    },
  }),
  point({
    id: 'inbox.chat',
    title: 'The messenger counts unread messages only for a token of its own',
    rule: 'CHT-06',
    means: 'Anyone learns how many answers of support a player has not read.',
    needs: ['chat'],
    async run(backend) {
      await requireRefused(backend, readChatUnread, {}, noToken);
      await requireRefused(backend, readChatUnread, {}, noToken, { headers: { Authorization: 'Bearer none' } });
    },
  }),
  point({
    id: 'inbox.read',
    title: 'A message that is marked as read is read, and counted as such',
    rule: 'CHT-10',
    means: 'The badge never goes away.',
    needs: [...needs, 'mayChange'],
    async run(backend) {
      const query = { sid: await backend.once(openSid) };
      const { messages, unread } = await fetchReply(backend, readInbox, { query });
      const message = messages.find(({ read }) => !read) ?? messages[0];
      if (!message) throw new Skip('the test player has no message');
      await fetchReply(backend, markMessageRead, { params: { messageId: message.id }, query });
      const after = await fetchReply(backend, readInbox, { query });
      requireEqual(after.messages.find(({ id }) => id === message.id)?.read, true, 'read of the marked message');
      requireEqual(after.unread, unread - (message.read ? 0 : 1), 'unread after the mark');
    },
  }),
];

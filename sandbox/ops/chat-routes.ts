import { z } from 'zod';
import { defineChange, defineMessage, type OpsRequest } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { renderChat, renderChats } from './page/chats.ts';
import { sendPage } from './page/layout.ts';
import { replySchema } from './port/chats.ts';
import { refuseUnknown, replyFound } from './refusals.ts';

const numberPattern = ':number{[0-9]{1,15}}';

export const chatPart: ConsolePart<'chats'> = {
  /** `/api/chats`: the conversations of the live chat, or one. */
  api(api, { chats }) {
    api.get('/chats', async (c) => c.json(await chats.list()));
    api.get(`/chats/${numberPattern}`, async (c) => replyFound(await chats.read(Number(c.req.param('number')))));
  },
  /** A conversation is answered or ended. */
  changes({ chats }) {
    const back = (c: OpsRequest) => `/chats/${c.req.param('number') ?? ''}`;
    const path = `/chats/${numberPattern}`;
    return [
      defineMessage({
        path,
        action: 'chat.answer',
        body: replySchema,
        perform: ({ text }, { params, cause }) => chats.reply(Number(params.number), text, cause),
        forms: [{ path, back, section: '#answer' }],
      }),
      defineChange({
        path: `${path}/close`,
        action: 'chat.answer',
        body: z.strictObject({}),
        perform: (_, { params, cause }) => chats.close(Number(params.number), cause),
        forms: [{ path: `${path}/close`, back }],
      }),
    ];
  },
  /** The pages `/chats` and `/chats/{number}`. */
  pages(pages, { chats }) {
    pages.get('/chats', async (c) => sendPage(c, 'Live chat', renderChats(await chats.list())));
    pages.get(`/chats/${numberPattern}`, async (c) => {
      const found = await chats.read(Number(c.req.param('number')));
      if (!found) return refuseUnknown();
      return sendPage(c, `Conversation ${found.number}`, renderChat(found));
    });
  },
};

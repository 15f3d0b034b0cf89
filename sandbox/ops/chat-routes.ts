import { Hono } from 'hono';
import { z } from 'zod';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { defineChange, defineMessage, type OpsRequest } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { renderChat, renderChats } from './page/chats.ts';
import { readNotice, renderPage } from './page/layout.ts';
import { replySchema } from './port/chats.ts';
import { refuse } from './refusals.ts';

const numberPattern = ':number{[0-9]{1,15}}';

/** `/api/chats`: the conversations of the live chat, or one. */
export function createChatApi({ chats }: Pick<OpsContext, 'chats'>): Hono {
  const api = new Hono();
  api.get('/chats', async (c) => c.json(await chats.list()));
  api.get(`/chats/${numberPattern}`, async (c) => {
    const found = await chats.read(Number(c.req.param('number')));
    return found ? c.json(found) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** A conversation is answered or ended. */
export function chatChanges({ chats }: Pick<OpsContext, 'chats'>) {
  const back = (c: OpsRequest) => `/chats/${c.req.param('number') ?? ''}`;
  const path = `/chats/${numberPattern}`;
  return [
    defineMessage({
      path,
      action: 'chat.answer',
      body: replySchema,
      perform: ({ text }, { params, cause }) => chats.reply(Number(params.number), text, cause),
      forms: [{ path, toBody: (fields) => fields, back, section: '#answer' }],
    }),
    defineChange({
      path: `${path}/close`,
      action: 'chat.answer',
      body: z.strictObject({}),
      perform: (_, { params, cause }) => chats.close(Number(params.number), cause),
      forms: [{ path: `${path}/close`, toBody: (fields) => fields, back }],
    }),
  ];
}

/** The pages `/chats` and `/chats/{number}`. */
export function createChatPages({ chats }: Pick<OpsContext, 'chats'>): Hono {
  const pages = new Hono();
  pages.get('/chats', async (c) => c.html(renderPage('Live chat', renderChats(await chats.list()))));
  pages.get(`/chats/${numberPattern}`, async (c) => {
    const found = await chats.read(Number(c.req.param('number')));
    if (!found) return refuse(envelopeOf(404, 'error.not_found'));
    return c.html(renderPage(`Conversation ${found.number}`, renderChat(found), readNotice(c.req.query())));
  });
  return pages;
}

import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { replySchema } from './chats.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { renderChat, renderChats } from './page/chats.ts';
import { renderPage } from './page/layout.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

const numberPattern = ':number{[0-9]{1,15}}';

/** `/api/chats`: the conversations of the live chat, one of them, an answer to it, and its end. */
export function createChatApi({ chats, config }: OpsContext): Hono {
  const api = new Hono();
  api.get('/chats', async (c) => c.json(await chats.list()));
  api.get(`/chats/${numberPattern}`, async (c) => {
    const found = await chats.read(Number(c.req.param('number')));
    return found ? c.json(found) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.post(`/chats/${numberPattern}`, async (c) => {
    const { text } = replySchema.parse(JSON.parse(await c.req.text()));
    const answered = await chats.reply(Number(c.req.param('number')), text, config.operator.user);
    return answered ? c.json(answered) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.post(`/chats/${numberPattern}/close`, async (c) => {
    const closed = await chats.close(Number(c.req.param('number')));
    return closed ? c.json(closed) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The pages `/chats` and `/chats/{number}`. */
export function createChatPages({ chats, config }: OpsContext): Hono {
  const pages = new Hono();
  pages.get('/chats', async (c) => c.html(renderPage('Live chat', renderChats(await chats.list()))));
  pages.get(`/chats/${numberPattern}`, async (c) => {
    const found = await chats.read(Number(c.req.param('number')));
    if (!found) return refuse(envelopeOf(404, 'error.not_found'));
    return c.html(renderPage(`Conversation ${found.number}`, renderChat(found), readNotice(c.req.query())));
  });
  pages.post(`/chats/${numberPattern}`, async (c) => {
    const number = Number(c.req.param('number'));
    const work = async () => {
      const { text } = replySchema.parse(await readFields(c.req));
      await chats.reply(number, text, config.operator.user);
    };
    return c.redirect(await runForm(`/chats/${number}`, '#answer', work), 303);
  });
  pages.post(`/chats/${numberPattern}/close`, async (c) => {
    const number = Number(c.req.param('number'));
    const work = async () => void (await chats.close(number));
    return c.redirect(await runForm(`/chats/${number}`, '', work), 303);
  });
  return pages;
}

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import { readChatUnread } from '#lib/support/chat/contract.ts';
import { verifyChatToken } from '#sandbox/kit/chat-token.ts';
import { handleUnexpectedError } from '#sandbox/kit/http/trace.ts';
import { closedText } from './closed-text.ts';
import type { ChatContext } from './context.ts';
import type { ConversationStore } from './conversations.ts';
import { fieldsBodySchema, fieldsById, messageSchema, openSchema, readSchema } from './input.ts';
import { chatMessages } from './messages/messages.ts';
import { callPerson, localeOf, replyAutomatically } from './reply.ts';
import type { Conversation } from './tables.ts';

const messagesPerMinute = 15;
const conversationsPerHour = 60;
const maxTagLength = 20;

/** A refusal of the API, with its status. */
class Refusal extends Error {
  readonly response: Response;

  constructor(...envelope: Parameters<typeof envelopeOf>) {
    super();
    this.response = Response.json(envelopeOf(...envelope), { status: envelope[0], headers: { 'Cache-Control': 'no-store' } });
  }
}

const tokenIn = (c: Context) => c.req.header('Authorization')?.replace(/^Bearer /, '');

async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (!parsed.success) throw new Refusal(400, 'error.validation');
  return parsed.data;
}

/** `/api/conversations`, `/api/settings`: what the messenger's frame calls; `/api/unread`: what the site's server asks for a player. */
export function createConversationApi(context: ChatContext, store: ConversationStore): Hono {
  const { config, clock, rateLimits, readQuestions, readSettings, findClosedAccounts } = context;
  const api = new Hono();
  const replyOptions = { siteUrl: config.siteUrl, now: () => clock.now(), readQuestions, readSettings };
  const playerOf = async (token: string | undefined) => {
    const playerId = token === undefined ? null : await verifyChatToken(config.serviceSecret, token);
    // DEC-ACC-3: the token of a closed account is valid for hours.
    const isClosed = typeof playerId === 'string' && (await findClosedAccounts([playerId])).length > 0;
    if (playerId === undefined || isClosed) throw new Refusal(401, 'error.token.expired');
    return playerId;
  };

  /** A player's conversation needs the player's token; one of a visitor only its handle. */
  async function requireConversation(c: Context): Promise<Conversation> {
    const conversation = await store.find(c.req.param('handle') ?? '');
    if (!conversation) throw new Refusal(404, 'error.not_found');
    if (conversation.playerId === null) return conversation;
    if (conversation.playerId !== (await playerOf(tokenIn(c)))) throw new Refusal(404, 'error.not_found');
    return conversation;
  }

  /** Throws 404 where the conversation was merged into another one, or deleted, before the work had ended. */
  async function whileKept({ handle }: Conversation, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw (await store.find(handle)) ? error : new Refusal(404, 'error.not_found');
    }
  }

  /**
   * A player goes on with the newest conversation, which may be one begun as a visitor that is taken over with the sign-in; where
   * a person is about to answer the player's own, what the visitor has written goes there. One that has ended is only read.
   */
  async function openConversation(c: Context): Promise<Conversation> {
    const { language: tag, fields, token, handle, isNew } = await readBody(c, openSchema);
    const playerId = await playerOf(token);
    const newest = playerId === null ? undefined : await store.newestOf(playerId);
    const named = handle ? await store.find(handle) : undefined;
    const begun = named?.playerId === null ? named : undefined;
    const isLater = newest && begun && begun.state !== 'CLOSED' && begun.id > newest.id;
    const isAwaited = newest && newest.state !== 'CLOSED' && newest.state !== 'AUTOMATIC';
    const joined = isLater && isAwaited ? await store.merge(begun.id, newest.id) : undefined;
    const known = joined ? [joined] : isLater ? [begun] : [newest, begun];
    const conversation = known.find((found) => found && !(isNew && found.state === 'CLOSED'));
    if (!conversation) {
      const address: string | undefined = c.env?.incoming?.socket?.remoteAddress;
      if ((await rateLimits.take('chat', conversationsPerHour, address)) > 0) throw new Refusal(429, 'error.too_many_requests');
    }
    const { language } = chatMessages.match(tag);
    const change = { fields: fieldsById(fields), language };
    if (!conversation) return store.create({ playerId, ...change });
    await store.update(conversation.id, { ...change, playerId });
    return { ...conversation, ...change, playerId };
  }

  api.onError((error, c) => (error instanceof Refusal ? error.response : handleUnexpectedError('chat')(error, c)));
  api.get('/settings', async (c) => {
    const language = c.req.query('language')?.slice(0, maxTagLength) ?? 'en';
    const locale = localeOf({ fields: { locale: c.req.query('locale') ?? '' }, language });
    const { greeting, hours } = await readSettings(locale);
    const isInLanguage = chatMessages.match(language).language === locale.catalogLanguage;
    const siteHome = `${config.siteUrl}/${locale.locale}`;
    const shown = {
      greeting: isInLanguage ? (greeting ?? null) : null,
      closed: closedText(hours, clock.now(), language) ?? null,
      pages: { contact: `${siteHome}/contact`, payment: `${siteHome}/payment-methods` },
    };
    return c.json(shown, 200, { 'Cache-Control': 'no-store' });
  });
  api.get(readChatUnread.path.replace(/^\/api/, ''), async (c) => {
    const playerId = await playerOf(tokenIn(c) ?? '');
    const newest = playerId === null ? undefined : await store.newestOf(playerId);
    const unread = newest ? await store.countUnread(newest) : 0;
    return c.json(readChatUnread.reply.parse({ unread }), 200, { 'Cache-Control': 'no-store' });
  });
  api.post('/conversations', async (c) => {
    const { handle } = await openConversation(c);
    return c.json({ handle }, 201, { 'Cache-Control': 'no-store' });
  });
  api.get('/conversations/:handle/messages', async (c) => {
    const conversation = await requireConversation(c);
    const after = z.coerce.number().int().nonnegative().catch(0).parse(c.req.query('after'));
    const [messages, unread] = await Promise.all([store.messages(conversation, after), store.countUnread(conversation)]);
    const shown = messages.map(({ id, author, text, link, at }) => ({ id, author, text, link, at }));
    return c.json({ state: conversation.state, unread, messages: shown }, 200, { 'Cache-Control': 'no-store' });
  });
  api.post('/conversations/:handle/messages', async (c) => {
    const conversation = await requireConversation(c);
    const { text, key } = await readBody(c, messageSchema);
    if (conversation.state === 'CLOSED') throw new Refusal(409, 'error.chat.ended');
    if ((await store.countSent(conversation, minuteMs)) >= messagesPerMinute) throw new Refusal(429, 'error.too_many_requests');
    await whileKept(conversation, async () => {
      const added = await store.add(conversation, { author: 'VISITOR', text, clientKey: key });
      if (added) await replyAutomatically(store, conversation, text, replyOptions);
    });
    return c.body(null, 204);
  });
  api.post('/conversations/:handle/person', async (c) => {
    const conversation = await requireConversation(c);
    if (conversation.state === 'CLOSED') throw new Refusal(409, 'error.chat.ended');
    await whileKept(conversation, () => callPerson(store, conversation, 'called', replyOptions));
    return c.body(null, 204);
  });
  api.put('/conversations/:handle/read', async (c) => {
    const conversation = await requireConversation(c);
    const { position } = await readBody(c, readSchema);
    await store.update(conversation.id, { readPosition: Math.max(position, conversation.readPosition) });
    return c.body(null, 204);
  });
  api.put('/conversations/:handle/fields', async (c) => {
    const conversation = await requireConversation(c);
    const { fields } = await readBody(c, fieldsBodySchema);
    await store.update(conversation.id, { fields: fieldsById(fields) });
    return c.body(null, 204);
  });
  return api;
}

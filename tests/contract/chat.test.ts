import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { minuteMs } from '#lib/core/time/durations.ts';
import { readChatUnread } from '#lib/support/chat/contract.ts';
import { createConversationStore } from '#sandbox/chat/conversations.ts';
import { createChatDesk } from '#sandbox/chat/desk.ts';
import { createChatService } from '#sandbox/chat/service.ts';
import type { ChatSettings } from '#sandbox/chat/settings.ts';
import { type Conversation, messageTable, conversationTable as table } from '#sandbox/chat/tables.ts';
import { inactiveMs, retentionMs, tidyConversations } from '#sandbox/chat/upkeep.ts';
import { signChatToken } from '#sandbox/kit/chat-token.ts';
import { chatPart } from '#sandbox/ops/chat-routes.ts';
import { findClosedAccounts } from '#sandbox/platform/players/find-closed.ts';
import { recordOperatorChange } from '#sandbox/platform/protection/operator-changes.ts';
import { cause, openConsole } from '../fixtures/sandbox/operator.ts';
import { openTestContext } from '../fixtures/sandbox/service-context.ts';

const ava = '100001';
const questions = [
  { question: 'Where is my withdrawal?', answer: 'We review it within 24 hours.', path: '/contact' },
  { question: 'How do I set a limit?', answer: 'In your account.', path: '/contact' },
];
const readSchema = z.object({
  state: z.string(),
  unread: z.number(),
  messages: z.array(
    z.object({ id: z.number(), author: z.string(), text: z.string(), link: z.object({ url: z.string() }).nullable() }),
  ),
});

let context: Awaited<ReturnType<typeof openTestContext>>;
let service: ReturnType<typeof createChatService>;
let app: (typeof service)['app'];
let desk: ReturnType<typeof createChatDesk>;
const findClosed = (playerIds: readonly string[]) => findClosedAccounts(context.database, playerIds);
let searchedLocales: string[] = [];
let settings: ChatSettings = { greeting: undefined, hours: undefined };

beforeAll(async () => {
  context = await openTestContext();
  const readQuestions = async ({ locale }: { readonly locale: string }) => {
    searchedLocales.push(locale);
    return questions;
  };
  service = createChatService({ ...context, readQuestions, readSettings: async () => settings, findClosedAccounts: findClosed });
  app = service.app;
  desk = createChatDesk(context.database, context.clock, recordOperatorChange);
}, 120_000);
afterAll(async () => {
  await service?.close?.();
  await context?.close();
});
beforeEach(() => {
  searchedLocales = [];
  settings = { greeting: undefined, hours: undefined };
});

function request(path: string, method: string, body?: unknown, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
  return app.request(`/api/conversations${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

async function open(body: object = {}): Promise<string> {
  const response = await request('', 'POST', { language: 'en', ...body });
  return z.object({ handle: z.string() }).parse(await response.json()).handle;
}

function write(handle: string, text: string, { key = crypto.randomUUID(), token }: { key?: string; token?: string } = {}) {
  return request(`/${handle}/messages`, 'POST', { text, key }, token);
}

async function readConversation(handle: string, token?: string) {
  return readSchema.parse(await (await request(`/${handle}/messages`, 'GET', undefined, token)).json());
}

const tokenOf = (playerId: string) => signChatToken(context.config.serviceSecret, playerId);

test('a question of the help pages is answered from them, in the page’s market, with a link to its page', async () => {
  const handle = await open({ fields: [{ id: 'locale', value: 'fi-FI' }] });
  await write(handle, 'Where is the withdrawal I made?');
  expect(await readConversation(handle)).toMatchObject({
    state: 'AUTOMATIC',
    unread: 1,
    messages: [
      { author: 'VISITOR' },
      { author: 'ASSISTANT', text: questions[0]?.answer, link: { url: 'http://localhost:3000/fi-FI/contact' } },
    ],
  });
  expect(searchedLocales).toEqual(['fi-FI']);
});

test('what the help pages do not answer calls a person, who answers from the desk; nothing is automatic then', async () => {
  const handle = await open();
  await write(handle, 'My uncle sings operas');
  expect(await readConversation(handle)).toMatchObject({ state: 'WAITING', messages: [{}, { author: 'ASSISTANT', link: null }] });
  const [waiting] = await desk.list();
  expect(waiting).toMatchObject({ state: 'WAITING', messages: 2, playerId: null });
  await desk.reply(waiting?.number ?? 0, 'Which ones?', { by: 'operator' });
  expect((await readConversation(handle)).state).toBe('ANSWERED');
  await write(handle, 'Where is my withdrawal?');
  const { state, unread, messages } = await readConversation(handle);
  expect([state, unread, messages.map(({ author }) => author)]).toEqual([
    'WAITING',
    2,
    ['VISITOR', 'ASSISTANT', 'AGENT', 'VISITOR'],
  ]);
  expect((await desk.list())[0]).toMatchObject({ number: waiting?.number, state: 'WAITING' });
  await request(`/${handle}/read`, 'PUT', { position: messages[2]?.id });
  expect((await readConversation(handle)).unread).toBe(0);
});

test('a person can be called at any time', async () => {
  const handle = await open();
  expect((await request(`/${handle}/person`, 'POST')).status).toBe(204);
  expect((await request(`/${handle}/person`, 'POST')).status).toBe(204);
  expect(await readConversation(handle)).toMatchObject({ state: 'WAITING', messages: [{ author: 'ASSISTANT' }] });
});

test('CNT-32 outside the hours the messenger says when a person is back, and so does what calls one; the greeting is the editors’', async () => {
  const closed = { timeZone: 'Europe/Helsinki', start: '08:00', end: '20:00', holidays: [] };
  settings = { greeting: 'Hei, mitä kuuluu?', hours: { ...closed, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] } };
  const read = async (query: string) => (await app.request(`/api/settings?${query}`)).json();
  const said = 'Asiakaspalvelijamme eivät ole juuri nyt paikalla.';
  expect(await read('language=fi&locale=fi-FI')).toEqual({
    greeting: 'Hei, mitä kuuluu?',
    closed: said,
    pages: { contact: 'http://localhost:3000/fi-FI/contact', payment: 'http://localhost:3000/fi-FI/payment-methods' },
  });
  const handle = await open({ language: 'fi' });
  await request(`/${handle}/person`, 'POST');
  expect((await readConversation(handle)).messages[0]?.text).toContain(said);
  settings = { greeting: undefined, hours: { ...closed, start: '00:00', end: '24:00', closedWeekdays: [] } };
  expect(await read('language=fi&locale=fi-FI')).toMatchObject({ greeting: null, closed: null });
});

test('XTR-01 a conversation has the player’s id as a field, which the desk shows as unproven', async () => {
  const handle = await open({ fields: [{ id: 'playerId', value: ava }] });
  await write(handle, 'Hello');
  expect((await desk.list()).filter(({ claimedPlayerId }) => claimedPlayerId === ava)).toMatchObject([{ playerId: null }]);
});

test('LOG-04 a token decides whose conversation it is, whatever the fields say, and the player alone reads it', async () => {
  const token = await tokenOf(ava);
  const handle = await open({ token, fields: [{ id: 'playerId', value: '100002' }] });
  await write(handle, 'Hello', { token });
  expect((await desk.list()).find(({ playerId }) => playerId === ava)).toBeDefined();
  expect(await open({ token })).toBe(handle);
  const statuses = [undefined, await tokenOf('100002'), 'forged'].map(
    async (other) => (await request(`/${handle}/messages`, 'GET', undefined, other)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 401]);
  expect((await request('', 'POST', { language: 'en', token: `${token}x` })).status).toBe(401);
});

test('a visitor who signs in takes the conversation along, and no other visitor can', async () => {
  const handle = await open();
  const token = await tokenOf('100003');
  expect(await open({ token, handle })).toBe(handle);
  expect(await open({ handle })).not.toBe(handle);
  expect(await open({ token: await tokenOf('100004'), handle })).not.toBe(handle);
});

test('what a visitor has written goes along with the sign-in of a player who had a conversation before', async () => {
  const token = await tokenOf('100008');
  const earlier = await open({ token });
  const handle = await open();
  await write(handle, 'Where is my withdrawal?');
  expect(await open({ token, handle })).toBe(handle);
  expect((await readConversation(handle, token)).messages).toHaveLength(2);
  expect(await open({ token })).toBe(handle);
  // Neither the player's own earlier one, nor one that has ended.
  expect(await open({ token, handle: earlier })).toBe(handle);
  const ended = await open();
  await write(ended, 'My uncle sings operas');
  await desk.close((await desk.list())[0]?.number ?? 0, cause);
  expect(await open({ token, handle: ended })).toBe(handle);
});

test('what a visitor has written joins a conversation of the player that waits for a person', async () => {
  const token = await tokenOf('100009');
  const waiting = await open({ token });
  await request(`/${waiting}/person`, 'POST', undefined, token);
  const handle = await open();
  await write(handle, 'Where is my withdrawal?');
  expect(await open({ token, handle })).toBe(waiting);
  const { messages } = await readConversation(waiting, token);
  expect(messages.map(({ text }) => text)).toContain('Where is my withdrawal?');
  expect((await request(`/${handle}/messages`, 'GET')).status).toBe(404);
});

async function waitAndBegin(player: string) {
  const token = await tokenOf(player);
  const waiting = await open({ token });
  await request(`/${waiting}/person`, 'POST', undefined, token);
  const handle = await open();
  await write(handle, 'Where is my withdrawal?');
  const find = async (each: string) => (await context.database.select().from(table).where(eq(table.handle, each)))[0]?.id ?? 0;
  return { token, waiting, handle, ids: [await find(handle), await find(waiting)] as const };
}

test('a message that is sent while its conversation joins another one is stored once, in that one', async () => {
  const { token, waiting, handle } = await waitAndBegin('100010');
  const message = { key: crypto.randomUUID(), token };
  const [sent] = await Promise.all([write(handle, 'Hello?', message), open({ token, handle })]);
  expect([204, 404]).toContain(sent.status);
  if (sent.status === 404) await write(waiting, 'Hello?', message);
  const texts = (await readConversation(waiting, token)).messages.map(({ text }) => text);
  expect(texts.filter((text) => text === 'Hello?')).toHaveLength(1);
});

test('no message is lost to a conversation that joins another one, and a browser that shows that one gets the new ones', async () => {
  const { token, waiting, ids } = await waitAndBegin('100011');
  await write(waiting, 'Still here', { token });
  const lastId = (await readConversation(waiting, token)).messages.at(-1)?.id;
  const store = createConversationStore(context.database, context.clock);
  const adding = async () => store.add({ id: ids[0] } as Conversation, { author: 'VISITOR', text: 'Hello?' });
  const [, added] = await Promise.allSettled([store.merge(...ids), adding()]);
  const path = `/${waiting}/messages?after=${lastId}`;
  const { messages } = readSchema.parse(await (await request(path, 'GET', undefined, token)).json());
  const isStored = messages.some(({ text }) => text === 'Hello?');
  expect([isStored, messages[0]?.text]).toEqual([added.status === 'fulfilled', 'Where is my withdrawal?']);
});

test('an answer of an operator goes with the conversation that joins another one meanwhile', async () => {
  const { token, waiting, ids } = await waitAndBegin('100013');
  const store = createConversationStore(context.database, context.clock);
  const [answered] = await Promise.all([desk.reply(ids[0], 'How can I help?', { by: 'operator' }), store.merge(...ids)]);
  expect(answered?.entries.at(-1)?.text).toBe('How can I help?');
  expect((await readConversation(waiting, token)).messages.at(-1)?.text).toBe('How can I help?');
  expect(await desk.reply(ids[0], 'Hello?', { by: 'operator' })).toBeUndefined();
});

test('a conversation does not join one that was ended meanwhile', async () => {
  const { ids, handle, waiting, token } = await waitAndBegin('100012');
  await desk.close(ids[1], cause);
  expect(await createConversationStore(context.database, context.clock).merge(...ids)).toBeUndefined();
  expect((await readConversation(handle)).messages).toHaveLength(2);
  expect((await readConversation(waiting, token)).state).toBe('CLOSED');
});

test('a message is text, once per key, of limited length and number', async () => {
  const handle = await open();
  const key = crypto.randomUUID();
  await request(`/${handle}/person`, 'POST');
  await write(handle, ' <b>bold</b> ', { key });
  await write(handle, ' <b>bold</b> ', { key });
  expect((await readConversation(handle)).messages.slice(1).map(({ text }) => text)).toEqual(['<b>bold</b>']);
  const statuses = [];
  for (const text of ['', ' ', 'x'.repeat(1_001), '\u0000']) statuses.push((await write(handle, text)).status);
  for (let sent = 1; sent < 15; sent += 1) await write(handle, 'again');
  expect([...statuses, (await write(handle, 'too much')).status]).toEqual([400, 400, 400, 400, 429]);
  const [{ number } = { number: 0 }] = await desk.list();
  const page = await (await openConsole(chatPart, { chats: desk }).request(`/chats/${number}`)).text();
  expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(page).not.toContain('<b>bold');
});

test('XTR-01 of a long conversation the desk shows the newest messages, in their order', async () => {
  await request(`/${await open()}/person`, 'POST');
  const [{ number } = { number: 0 }] = await desk.list();
  const texts = Array.from({ length: 501 }, (_, index) => `message ${index}`);
  const rows = texts.map((text) => ({ conversationId: number, author: 'VISITOR' as const, text, at: context.clock.now() }));
  await context.database.insert(messageTable).values(rows);
  expect((await desk.read(number))?.entries.map(({ text }) => text)).toEqual(texts.slice(1));
});

test('unknown conversations and bodies are refused', async () => {
  const handle = await open();
  const statuses = [
    await request('/unknown/messages', 'GET'),
    await request(`/${handle}/messages`, 'POST', { text: 'x' }),
    await request(`/${handle}/read`, 'PUT', { position: -1 }),
    await request('', 'POST', { language: 'en', fields: [{ id: 'x', value: 'y'.repeat(201) }] }),
    await request('', 'POST', { language: 'en', fields: [{ id: 'x', value: '\ud800' }] }),
    await openConsole(chatPart, { chats: desk }).request('/api/chats/999999999'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 400, 400, 400, 400, 404]);
});

test('a conversation ends at the desk, or after a day without a message unless it waits; the next message starts another one', async () => {
  const token = await tokenOf('100005');
  const handle = await open({ token });
  await write(handle, 'Where is my withdrawal?', { token });
  const number = (await desk.list()).find(({ playerId }) => playerId === '100005')?.number ?? 0;
  expect(await desk.close(number, cause)).toMatchObject({ state: 'CLOSED' });
  await expect(desk.reply(number, 'Too late', { by: 'operator' })).rejects.toMatchObject({ envelope: { status: 409 } });
  expect((await write(handle, 'Still there?', { token })).status).toBe(409);
  expect((await request(`/${handle}/person`, 'POST', undefined, token)).status).toBe(409);
  expect(await open({ token })).toBe(handle);
  const next = await open({ token, isNew: true });
  expect(next).not.toBe(handle);
  expect(await open({ token, isNew: true })).toBe(next);

  const [answered, waiting] = [await open(), await open()];
  await request(`/${waiting}/person`, 'POST');
  const statesAfter = async (ms: number) => {
    await tidyConversations(context.database, new Date(context.clock.now().getTime() + ms), findClosed);
    return [(await readConversation(answered)).state, (await readConversation(waiting)).state];
  };
  expect(await statesAfter(inactiveMs - minuteMs)).toEqual(['AUTOMATIC', 'WAITING']);
  expect(await statesAfter(inactiveMs)).toEqual(['CLOSED', 'WAITING']);
});

test('conversations older than the retention are deleted with their messages', async () => {
  const handle = await open();
  await write(handle, 'Where is my withdrawal?');
  await tidyConversations(context.database, new Date(context.clock.now().getTime() + retentionMs + minuteMs), findClosed);
  expect((await request(`/${handle}/messages`, 'GET')).status).toBe(404);
  expect(await context.database.$count(messageTable)).toBe(0);
});

test('CHT-01 the script needs the key, and its frame only works in the page that asked, in the page’s language', async () => {
  const key = 'parlour-sandbox';
  const statuses = [`?key=${key}`, '?key=other', ''].map(async (query) => (await app.request(`/ekr/snippet.js${query}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  const frame = await app.request(`/frame?${new URLSearchParams({ key, locale: 'fi', host: 'http://localhost:3000/x' })}`);
  expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
  expect(await frame.text()).toMatch(/lang="fi"[\s\S]*Lähetä/);
});

test('CHT-06 the site asks how many messages a player has not read, with the player’s token', async () => {
  const countOf = async (token?: string) => {
    const headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
    const response = await app.request('/api/unread', { headers });
    return response.ok ? readChatUnread.reply.parse(await response.json()).unread : response.status;
  };
  const player = '100007';
  const token = await tokenOf(player);
  expect([await countOf(), await countOf('none'), await countOf(token)]).toEqual([401, 401, 0]);
  const handle = await open({ token });
  await request(`/${handle}/person`, 'POST', undefined, token);
  const own = (await desk.list()).find(({ playerId }) => playerId === player);
  await desk.reply(own?.number ?? 0, 'How can I help?', { by: 'operator' });
  const { messages } = await readConversation(handle, token);
  expect(await countOf(token)).toBe(messages.length);
  await request(`/${handle}/read`, 'PUT', { position: messages.at(-1)?.id }, token);
  expect(await countOf(token)).toBe(0);
});

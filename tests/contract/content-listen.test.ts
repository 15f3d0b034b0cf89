import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { MutationEvent } from '@sanity/client';
import { defaultTimings } from '#sandbox/content/timings.ts';
import { type ContentStand, openContentStand } from '../fixtures/content.ts';

let stand: ContentStand;
beforeAll(async () => {
  stand = await openContentStand({ heartbeatMs: 30, webhookWaitMs: 1_000 });
});
afterAll(() => stand.close());
afterEach(async () => {
  Object.assign(stand.site.behaviour, { delayMs: 0, failures: 0 });
  await stand.service.reset();
  stand.site.received.length = 0;
});

/** Ended after each test, failed ones too: an open listener would connect again for ever. */
const open = new Set<{ unsubscribe(): void }>();
afterEach(() => {
  for (const subscription of open) subscription.unsubscribe();
  open.clear();
});

/** Opens a listener with the official client and waits until it is heard. */
async function listenWith(client: ContentStand['reader'], query: string) {
  const events: (MutationEvent | { type: 'welcome' })[] = [];
  let welcome: () => void;
  const welcomed = new Promise<void>((resolve) => {
    welcome = resolve;
  });
  const subscription = client
    .listen(query, {}, { events: ['welcome', 'mutation'], includePreviousRevision: true })
    .subscribe((event) => {
      events.push(event);
      if (event.type === 'welcome') welcome();
    });
  open.add(subscription);
  await welcomed;
  return { events, mutations: () => events.filter((event) => event.type === 'mutation'), stop: () => subscription.unsubscribe() };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !isTrue(); tries += 1) await wait(10);
}

describe('listening', () => {
  test('CNT-04 welcomes, then tells of what appears, changes and disappears', async () => {
    const listener = await listenWith(stand.editor, '*[_type == "banner" && priority > 1]');
    await stand.editor.patch('banner-1').set({ priority: 5 }).commit();
    await stand.editor.patch('banner-1').set({ title: 'Changed' }).commit();
    const { transactionId } = await stand.editor.delete('banner-1', { returnDocuments: false, returnFirst: true });
    await until(() => listener.mutations().length === 3);
    listener.stop();
    expect(listener.mutations()).toMatchObject([
      { transition: 'appear', documentId: 'banner-1', result: { priority: 5 }, previous: { priority: 1 } },
      { transition: 'update', result: { title: 'Changed' }, transactionTotalEvents: 1, visibility: 'query' },
      { transition: 'disappear', transactionId },
    ]);
  });

  test('OPS-06 tells of a publish before the answer to it is sent', async () => {
    const listener = await listenWith(stand.reader, '*[_type in ["banner", "market"]]');
    stand.site.behaviour.delayMs = 500;
    let isAnswered = false;
    const answer = stand.editor
      .patch('banner-1')
      .set({ title: 'Published' })
      .commit()
      .then(() => {
        isAnswered = true;
      });
    await until(() => listener.mutations().length > 0);
    expect(isAnswered).toBe(false);
    await answer;
    expect(stand.site.received).toHaveLength(1);
    listener.stop();
    expect(listener.mutations()).toMatchObject([{ documentId: 'banner-1', transition: 'update' }]);
  });

  test('says nothing of drafts to a listener without a token', async () => {
    const listener = await listenWith(stand.reader, '*');
    await stand.editor.createOrReplace({ _id: 'drafts.banner-1', _type: 'banner' });
    await stand.editor.patch('banner-2').set({ title: 'Public' }).commit();
    await until(() => listener.mutations().length > 0);
    listener.stop();
    expect(listener.mutations()).toMatchObject([{ documentId: 'banner-2' }]);
  });

  test('CNT-04 a heartbeat comment keeps the stream alive, every 45 s by default', async () => {
    expect(defaultTimings.heartbeatMs).toBe(45_000);
    const answer = await fetch(`${stand.origin}/v1/data/listen/production?query=*`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (reader && (text.match(/^:$/gm)?.length ?? 0) < 2) text += (await reader.read()).value;
    await reader?.cancel();
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(text).toContain('retry: 1000\n');
  });

  test('CNT-04 Sanity’s event source for browsers waits 45 s for a sign, and 1 s to 18,000 s to connect again', () => {
    const file = createRequire(import.meta.url).resolve('event-source-polyfill');
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(/heartbeatTimeout[^;]*45000/);
    expect(source).toMatch(/MINIMUM_DURATION = 1000;/);
    expect(source).toMatch(/MAXIMUM_DURATION = 18000000;/);
  });

  test('CNT-03 the official client gives up after five minutes', async () => {
    expect(stand.reader.config().timeout).toBeUndefined();
    const source = readFileSync(createRequire(import.meta.url).resolve('@sanity/client'), 'utf8');
    expect(source).toContain('request.timeout = timeout === void 0 ? 3e5 :');
  });

  test.each(['*[_type == "banner" && market[]->id == "FI"]', '*[', '1 + 1'])('refuses to listen to %s', async (query) => {
    const failed = new Promise((_, reject) => stand.reader.listen(query).subscribe({ error: reject }));
    await expect(failed).rejects.toThrow();
  });
});

describe('webhooks', () => {
  test('OPS-06 tells the site, signed, which documents a transaction published, before it answers', async () => {
    const { transactionId } = await stand.editor
      .transaction()
      .patch('banner-1', { set: { title: 'Published' } })
      .create({ _id: 'banner-9', _type: 'banner' })
      .delete('banner-3')
      .commit();
    expect(stand.site.received).toEqual([
      {
        isSigned: true,
        body: {
          transactionId,
          documents: [
            { _id: 'banner-1', _type: 'banner', operation: 'update' },
            { _id: 'banner-9', _type: 'banner', operation: 'create' },
            { _id: 'banner-3', _type: 'banner', operation: 'delete' },
          ],
        },
      },
    ]);
  });

  test('keeps quiet about drafts', async () => {
    await stand.editor.createOrReplace({ _id: 'drafts.banner-1', _type: 'banner' });
    expect(stand.site.received).toEqual([]);
  });

  test('waits for a slow site, but not for ever', async () => {
    stand.site.behaviour.delayMs = 80;
    await stand.editor.patch('banner-1').set({ title: 'Slow' }).commit();
    expect(stand.site.received).toHaveLength(1);
    stand.site.behaviour.delayMs = 2_500;
    await stand.editor.patch('banner-1').set({ title: 'Slower' }).commit();
    expect(stand.site.received).toHaveLength(1);
    await until(() => stand.site.received.length === 2);
    expect(stand.site.received).toHaveLength(2);
  });

  test('sends a failed one again', async () => {
    stand.site.behaviour.failures = 1;
    await stand.editor.patch('banner-1').set({ title: 'Lost' }).commit();
    await until(() => stand.site.received.length === 2);
    await wait(100);
    expect(stand.site.received).toHaveLength(2);
    expect(stand.site.received[1]?.body).toEqual(stand.site.received[0]?.body);
  });

  test('can be withheld by an editor, and by nobody else', async () => {
    const turn = (enabled: boolean, token: string) =>
      fetch(`${stand.origin}/sandbox/webhook`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ enabled }),
      });
    expect((await turn(false, 'wrong')).status).toBe(401);
    expect((await turn(false, 'sandbox-editor-token')).status).toBe(200);
    await stand.editor.patch('banner-1').set({ title: 'Unheard' }).commit();
    await turn(true, 'sandbox-editor-token');
    expect(stand.site.received).toEqual([]);
  });

  test('a move of the virtual clock and a reset are told too', async () => {
    await stand.context.clock.advance(1_000);
    expect(stand.site.received).toMatchObject([{ isSigned: true, body: { documents: [], clock: true } }]);
    await stand.editor.delete('banner-3');
    stand.site.received.length = 0;
    await stand.service.reset();
    expect(stand.site.received).toMatchObject([{ body: { documents: [{ _id: 'banner-3', operation: 'create' }] } }]);
  });
});

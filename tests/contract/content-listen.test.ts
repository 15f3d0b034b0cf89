import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { MutationEvent } from '@sanity/client';
import { defaultTimings } from '#sandbox/content/timings.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { type RunningContentService, startContentService } from '../fixtures/sandbox/content.ts';
import { until } from '../fixtures/soon.ts';

const content = openBeforeAll(() => startContentService({ heartbeatMs: 30, webhookWaitMs: 1_000 }));
afterEach(async () => {
  Object.assign(content().site.behaviour, { delayMs: 0, failures: 0 });
  await content().service.reset();
  content().site.received.length = 0;
});

/** Closed after each test, because an open listener reconnects forever. */
const open = new Set<{ unsubscribe(): void }>();
afterEach(() => {
  for (const subscription of open) subscription.unsubscribe();
  open.clear();
});

/** Opens a listener with the official client and waits for the welcome event. */
async function listenWith(client: RunningContentService['reader'], query: string) {
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

describe('listening', () => {
  test('CNT-04 an event carries the mutations of its document alone, which the Studio applies to its copy', async () => {
    const listener = await listenWith(content().editor, '*[_id in ["banner-1", "drafts.banner-1"]]');
    const { _rev, ...banner } = (await content().editor.getDocument('banner-1')) ?? { _type: 'banner' };
    const draft = { ...banner, _id: 'drafts.banner-1', _type: 'banner', title: 'Edited' };
    await content().editor.create(draft);
    await content()
      .editor.transaction()
      .createOrReplace({ ...draft, _id: 'banner-1' })
      .delete(draft._id)
      .commit();
    await content().editor.patch({ query: '*[_id == "banner-1"]' }).set({ title: 'By query' }).commit();
    await until(() => listener.mutations().length === 4);
    for (const { transactionId, resultRev } of listener.mutations()) expect(resultRev).toBe(transactionId);
    const kinds = listener.mutations().map(({ documentId, mutations }) => [documentId, mutations.flatMap(Object.keys)]);
    expect(kinds).toEqual([
      [draft._id, ['create']],
      ['banner-1', ['createOrReplace']],
      [draft._id, ['delete']],
      ['banner-1', ['patch']],
    ]);
    expect(listener.mutations().at(-1)?.mutations).toEqual([{ patch: { id: 'banner-1', set: { title: 'By query' } } }]);
  });

  test('CNT-04 sends a welcome event, then documents that appear, change and disappear', async () => {
    const listener = await listenWith(content().editor, '*[_type == "banner" && priority > 1]');
    await content().editor.patch('banner-1').set({ priority: 5 }).commit();
    await content().editor.patch('banner-1').set({ title: 'Changed' }).commit();
    const { transactionId } = await content().editor.delete('banner-1', { returnDocuments: false, returnFirst: true });
    await until(() => listener.mutations().length === 3);
    listener.stop();
    expect(listener.mutations()).toMatchObject([
      { transition: 'appear', documentId: 'banner-1', result: { priority: 5 }, previous: { priority: 1 } },
      { transition: 'update', result: { title: 'Changed' }, transactionTotalEvents: 1, visibility: 'query' },
      { transition: 'disappear', transactionId },
    ]);
  });

  test('OPS-06 sends the event of a mutation before its response', async () => {
    const listener = await listenWith(content().reader, '*[_type in ["banner", "market"]]');
    content().site.behaviour.delayMs = 500;
    let isAnswered = false;
    const answer = content()
      .editor.patch('banner-1')
      .set({ title: 'Published' })
      .commit()
      .then(() => {
        isAnswered = true;
      });
    await until(() => listener.mutations().length > 0);
    expect(isAnswered).toBe(false);
    await answer;
    expect(content().site.received).toHaveLength(1);
    listener.stop();
    expect(listener.mutations()).toMatchObject([{ documentId: 'banner-1', transition: 'update' }]);
  });

  test('sends no drafts to a listener without a token', async () => {
    const listener = await listenWith(content().reader, '*');
    await content().editor.createOrReplace({ _id: 'drafts.banner-1', _type: 'banner' });
    await content().editor.patch('banner-2').set({ title: 'Public' }).commit();
    await until(() => listener.mutations().length > 0);
    listener.stop();
    expect(listener.mutations()).toMatchObject([{ documentId: 'banner-2' }]);
  });

  test('CNT-04 a heartbeat comment keeps the stream alive, every 45 s by default', async () => {
    expect(defaultTimings.heartbeatMs).toBe(45_000);
    const answer = await fetch(`${content().origin}/v1/data/listen/production?query=*`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (reader && (text.match(/^:$/gm)?.length ?? 0) < 2) text += (await reader.read()).value;
    await reader?.cancel();
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(text).toContain('retry: 1000\n');
  });

  test('CNT-04 Sanity’s event source for browsers waits 45 s for a heartbeat, and 1 s to 18,000 s to reconnect', () => {
    const file = createRequire(import.meta.url).resolve('event-source-polyfill');
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(/heartbeatTimeout[^;]*45000/);
    expect(source).toMatch(/MINIMUM_DURATION = 1000;/);
    expect(source).toMatch(/MAXIMUM_DURATION = 18000000;/);
  });

  test('CNT-03 the official client times out after five minutes', async () => {
    expect(content().reader.config().timeout).toBeUndefined();
    const source = readFileSync(createRequire(import.meta.url).resolve('@sanity/client'), 'utf8');
    expect(source).toContain('request.timeout = timeout === void 0 ? 3e5 :');
  });

  test.each(['*[_type == "banner" && market[]->id == "FI"]', '*[', '1 + 1'])('rejects a listener for %s', async (query) => {
    const failed = new Promise((_, reject) => content().reader.listen(query).subscribe({ error: reject }));
    await expect(failed).rejects.toThrow();
  });
});

describe('webhooks', () => {
  test('OPS-06 sends a signed webhook with the published documents before the response', async () => {
    const { transactionId } = await content()
      .editor.transaction()
      .patch('banner-1', { set: { title: 'Published' } })
      .create({ _id: 'banner-9', _type: 'banner' })
      .delete('banner-3')
      .commit();
    expect(content().site.received).toEqual([
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

  test('sends no webhook for drafts', async () => {
    await content().editor.createOrReplace({ _id: 'drafts.banner-1', _type: 'banner' });
    expect(content().site.received).toEqual([]);
  });

  test('waits for a slow site only up to the limit', async () => {
    content().site.behaviour.delayMs = 80;
    await content().editor.patch('banner-1').set({ title: 'Slow' }).commit();
    expect(content().site.received).toHaveLength(1);
    content().site.behaviour.delayMs = 2_500;
    await content().editor.patch('banner-1').set({ title: 'Slower' }).commit();
    expect(content().site.received).toHaveLength(1);
    await until(() => content().site.received.length === 2);
    expect(content().site.received).toHaveLength(2);
  });

  test('retries a failed webhook', async () => {
    content().site.behaviour.failures = 1;
    await content().editor.patch('banner-1').set({ title: 'Lost' }).commit();
    await until(() => content().site.received.length === 2);
    await wait(100);
    expect(content().site.received).toHaveLength(2);
    expect(content().site.received[1]?.body).toEqual(content().site.received[0]?.body);
  });

  test('can be disabled with the editor’s token only', async () => {
    const setEnabled = (enabled: boolean, token: string) =>
      fetch(`${content().origin}/sandbox/webhook`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ enabled }),
      });
    expect((await setEnabled(false, 'wrong')).status).toBe(401);
    expect((await setEnabled(false, 'sandbox-editor-token')).status).toBe(200);
    await content().editor.patch('banner-1').set({ title: 'Unsent' }).commit();
    await setEnabled(true, 'sandbox-editor-token');
    expect(content().site.received).toEqual([]);
  });

  test('are also sent for a move of the virtual clock and a reset', async () => {
    await content().context.clock.advance(1_000);
    expect(content().site.received).toMatchObject([{ isSigned: true, body: { documents: [], clock: true } }]);
    await content().editor.delete('banner-3');
    content().site.received.length = 0;
    await content().service.reset();
    expect(content().site.received).toMatchObject([{ body: { documents: [{ _id: 'banner-3', operation: 'create' }] } }]);
  });
});

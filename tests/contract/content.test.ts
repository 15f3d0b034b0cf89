import { dayMs } from '#lib/core/time/durations.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { startContentService } from '../fixtures/sandbox/content.ts';

const content = openBeforeAll(startContentService);
afterEach(async () => {
  Object.assign(content().site.behaviour, { delayMs: 0, failures: 0 });
  await content().context.clock.reset();
  await content().service.reset();
  content().site.received.length = 0;
});

const visible = `*[_type == "banner"
  && (!defined(market) || count(market) == 0 || $market in market[]->id)
  && (!defined(startsAt) || startsAt <= now()) && (!defined(endsAt) || endsAt > now())
] | order(priority desc)`;

describe('queries', () => {
  test('CNT-01 CNT-02 filters by market and date with the official client', async () => {
    expect(await content().reader.fetch(`${visible}.title`, { market: 'FI' })).toEqual(['For all', 'For Finland']);
    expect(await content().reader.fetch(`${visible}.title`, { market: 'NO' })).toEqual(['For all']);
  });

  test('CNT-02 responds to GET with ms, query and result', async () => {
    const url = `${content().origin}/v2021-08-31/data/query/production?query=${encodeURIComponent('*[_id == $id][0].id')}&$id=${encodeURIComponent('"market-fi"')}`;
    const response = await fetch(url);
    expect(await response.json()).toMatchObject({ ms: expect.any(Number), query: '*[_id == $id][0].id', result: 'FI' });
    expect(Date.parse(response.headers.get('x-server-time') ?? '')).not.toBeNaN();
  });

  test.each(['v1', 'vX', 'v2021-08-31', 'v2025-02-19'])('responds at version %s', async (version) => {
    const response = await fetch(`${content().origin}/${version}/data/query/production?query=count(*[_type=="market"])`);
    expect(await response.json()).toMatchObject({ result: 2 });
  });

  test('accepts a long query by POST, as the official client sends it', async () => {
    const ids = Array.from({ length: 1_500 }, (_, number) => `market-${number}`);
    expect(await content().reader.fetch('*[_id in $ids].id', { ids: [...ids, 'market-fi'] })).toEqual(['FI']);
  });

  test('CNT-02 reads the language that a parameter names', async () => {
    await content().editor.create({ _id: 'category', _type: 'gameCategory', label: { en: 'Slots', fi: 'Kolikkopelit' } });
    const query = '*[_id == "category"][0]{"label": coalesce(label[$lang], label.en)}.label';
    const read = (lang: string) => content().reader.fetch(query, { lang });
    expect([await read('fi'), await read('de'), await read('en')]).toEqual(['Kolikkopelit', 'Slots', 'Slots']);
  });

  test('returns nothing for a missing document', async () => {
    expect(await content().reader.fetch('*[_id == "missing"][0]')).toBeNull();
    expect(await content().reader.getDocument('missing')).toBeUndefined();
  });

  test('now() follows the virtual clock', async () => {
    await content().context.clock.advance(120 * 365.25 * dayMs);
    expect(await content().reader.fetch(`${visible}.title`, { market: 'NO' })).toContain('Not yet');
  });

  test('OPS-06 reads several documents by id, in the requested order', async () => {
    const documents = await content().reader.getDocuments(['banner-2', 'missing', 'market-fi']);
    expect(documents.map((document) => document?._id)).toEqual(['banner-2', undefined, 'market-fi']);
  });
});

describe('perspectives', () => {
  beforeEach(() => content().editor.createOrReplace({ _id: 'drafts.banner-2', _type: 'banner', title: 'Rewritten' }));
  const query = '*[_type == "banner" && _id in ["banner-2", "drafts.banner-2"]]{_id, title}';

  test('replaces documents with their drafts in the drafts perspective', async () => {
    const options = { perspective: 'drafts' } as const;
    expect(await content().editor.fetch(query, {}, options)).toEqual([{ _id: 'banner-2', title: 'Rewritten' }]);
  });

  test('shows no drafts in the published perspective', async () => {
    const options = { perspective: 'published' } as const;
    expect(await content().editor.fetch(query, {}, options)).toEqual([{ _id: 'banner-2', title: 'For all' }]);
  });

  test('shows both in the raw perspective', async () => {
    expect(await content().editor.fetch(`count(${query})`, {}, { perspective: 'raw' })).toBe(2);
  });

  test.each(['raw', 'published', 'drafts'] as const)('never shows a draft without a token (%s)', async (perspective) => {
    expect(await content().reader.fetch(query, {}, { perspective })).toEqual([{ _id: 'banner-2', title: 'For all' }]);
    expect(await content().reader.getDocument('drafts.banner-2')).toBeUndefined();
  });
});

describe('mutations', () => {
  test('OPS-06 creates, patches and deletes', async () => {
    const created = await content().editor.create({ _type: 'banner', title: 'New', list: ['a'] });
    expect(created).toMatchObject({
      _id: expect.stringMatching(/.{20}/),
      _rev: expect.any(String),
      _createdAt: expect.any(String),
    });
    const patched = await content().editor.patch(created._id).set({ title: 'Newer' }).append('list', ['b']).commit();
    expect(patched).toMatchObject({ title: 'Newer', list: ['a', 'b'], _createdAt: created._createdAt });
    expect(patched._rev).not.toBe(created._rev);
    expect(await content().reader.fetch('*[_id == $id][0].title', { id: created._id })).toBe('Newer');
    await content().editor.delete(created._id);
    expect(await content().reader.getDocument(created._id)).toBeUndefined();
  });

  test('runs a transaction atomically', async () => {
    const transaction = content()
      .editor.transaction()
      .create({ _id: 'kept-or-not', _type: 'banner' })
      .patch('banner-1', (patch) => patch.set({ title: 'Changed' }))
      .create({ _id: 'banner-2', _type: 'banner' });
    await expect(transaction.commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'mutationError', items: [{ index: 2, error: { type: 'documentAlreadyExistsError', id: 'banner-2' } }] },
    });
    expect(await content().reader.getDocument('kept-or-not')).toBeUndefined();
    expect(await content().reader.getDocument('banner-1')).toMatchObject({ title: 'For Finland' });
  });

  test('returns the results of a transaction', async () => {
    const result = await content()
      .editor.transaction([])
      .createIfNotExists({ _id: 'banner-1', _type: 'banner' })
      .createOrReplace({ _id: 'banner-9', _type: 'banner' })
      .patch('banner-9', { set: { title: 'Nine' } })
      .delete('banner-3')
      .commit();
    expect(result.results).toEqual([
      { id: 'banner-1', operation: 'none' },
      { id: 'banner-9', operation: 'create' },
      { id: 'banner-9', operation: 'update' },
      { id: 'banner-3', operation: 'delete' },
    ]);
    expect(await content().reader.getDocument('banner-9')).toMatchObject({ title: 'Nine', _rev: result.transactionId });
  });

  test('patches only the expected revision', async () => {
    const { _rev = '' } = (await content().reader.getDocument('banner-1')) ?? {};
    await expect(content().editor.patch('banner-1').ifRevisionId('older').set({ title: 'No' }).commit()).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining(`unexpected revision ID ("${_rev}"), expected "older"`),
    });
    expect(await content().editor.patch('banner-1').ifRevisionId(_rev).set({ title: 'Yes' }).commit()).toMatchObject({
      title: 'Yes',
    });
  });

  test('rejects one of two concurrent patches of the same revision', async () => {
    const { _rev = '' } = (await content().reader.getDocument('banner-1')) ?? {};
    const attempts = ['A', 'B'].map((title) => content().editor.patch('banner-1').ifRevisionId(_rev).set({ title }).commit());
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('deletes and patches the documents of a query', async () => {
    await content().editor.patch({ query: '*[_type == "banner" && defined(priority)]' }).inc({ priority: 10 }).commit();
    expect(await content().reader.fetch('*[_type == "banner"] | order(priority asc).priority')).toEqual([11, 12, null, null]);
    await content().editor.delete({ query: '*[_type == $type && !defined(priority)]', params: { type: 'banner' } });
    expect(await content().reader.fetch('count(*[_type == "banner"])')).toBe(2);
  });

  test('changes nothing in a dry run', async () => {
    await content().editor.createOrReplace({ _id: 'banner-1', _type: 'banner', title: 'Dry' }, { dryRun: true });
    expect(await content().reader.getDocument('banner-1')).toMatchObject({ title: 'For Finland' });
  });

  test('enforces strong references', async () => {
    await expect(content().editor.delete('market-fi')).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('banner-1'),
    });
    const dangling = { _id: 'banner-1', _type: 'banner', market: [{ _type: 'reference', _ref: 'missing' }] };
    await expect(content().editor.createOrReplace(dangling)).rejects.toMatchObject({ statusCode: 409 });
  });

  test('survives a restart', async () => {
    await content().editor.patch('banner-1').set({ title: 'Kept' }).commit();
    const again = await content().boot();
    const response = await again.app.request('/v1/data/doc/production/banner-1');
    expect(await response.json()).toMatchObject({ documents: [{ title: 'Kept' }] });
    await again.close?.();
  });

  test('a reset restores the seed', async () => {
    await content().editor.transaction().delete('banner-4').create({ _id: 'more', _type: 'banner' }).commit();
    await content().service.reset();
    expect(await content().reader.fetch('*[_type == "banner"] | order(_id asc)._id')).toEqual([
      'banner-1',
      'banner-2',
      'banner-3',
      'banner-4',
    ]);
  });

  test('history lists the changes since a time, including deletions', async () => {
    const { transactionId } = await content().editor.delete('banner-3', { returnDocuments: false, returnFirst: true });
    const since = new Date(content().context.clock.now().getTime() - 60_000).toISOString();
    const url = `${content().origin}/v2021-08-31/data/history/production/transactions?fromTime=${since}&excludeContent=true&reverse=true&limit=1`;
    const response = await fetch(url, { headers: { authorization: 'Bearer sandbox-editor-token' } });
    expect(JSON.parse(await response.text())).toMatchObject({ id: transactionId, documentIDs: ['banner-3'] });
  });
});

import { ClientError } from '@sanity/client';
import { isUniqueInPlace } from '#lib/studio/rules/unique.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { startContentService } from '../fixtures/sandbox/content.ts';

const content = openBeforeAll(startContentService);
afterEach(async () => {
  await content().service.reset();
  content().site.received.length = 0;
});

const pair = { publishedId: 'banner-2', draftId: 'drafts.banner-2' } as const;
const titleOf = async (id: string) => (await content().editor.getDocument(id))?.title;
const act = (...args: Parameters<ReturnType<typeof content>['editor']['action']>) => content().editor.action(...args);
const editTitle = (title: string) => act({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title } } });
const rejectionOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw new Error('the service rejected nothing');
  return { status: error.statusCode, type: error.details?.type };
};

describe('actions of an editor, sent by the official client', () => {
  test('an edit creates a draft of the published document and sends no webhook', async () => {
    await editTitle('For all of you');
    expect(await titleOf('drafts.banner-2')).toBe('For all of you');
    expect(await titleOf('banner-2')).toBe('For all');
    expect(await content().reader.fetch('*[_id == "banner-2"][0].title')).toBe('For all');
    expect(content().site.received).toEqual([]);
  });

  test('an edit can be a text diff, as the Studio sends it', async () => {
    await editTitle('For all of you');
    const patch = { diffMatchPatch: { title: '@@ -4,11 +4,9 @@\n  all\n- of you\n+ here\n' } };
    await act({ actionType: 'sanity.action.document.edit', ...pair, patch });
    expect(await titleOf('drafts.banner-2')).toBe('For all here');
  });

  test('OPS-06 publishing replaces the published document with the draft and sends a webhook', async () => {
    await editTitle('For all of you');
    const { transactionId } = await act({ actionType: 'sanity.action.document.publish', ...pair });
    expect(await titleOf('banner-2')).toBe('For all of you');
    expect(await content().editor.getDocument('drafts.banner-2')).toBeUndefined();
    expect(content().site.received.map(({ body }) => body)).toEqual([
      { transactionId, documents: [{ _id: 'banner-2', _type: 'banner', operation: 'update' }] },
    ]);
  });

  test('OPS-06 publishing is rejected when the schema of the type refuses the draft, whatever the form has checked', async () => {
    await editTitle('Unfit');
    expect(await rejectionOf(act({ actionType: 'sanity.action.document.publish', ...pair }))).toEqual({
      status: 400,
      type: 'mutationError',
    });
    expect([await titleOf('banner-2'), await titleOf('drafts.banner-2')]).toEqual(['For all', 'Unfit']);
  });

  test('publishing is rejected when the document was published in the meantime', async () => {
    await editTitle('For all of you');
    const late = { actionType: 'sanity.action.document.publish', ...pair, ifPublishedRevisionId: 'older' } as const;
    expect(await rejectionOf(act(late))).toEqual({ status: 409, type: 'mutationError' });
    expect(await titleOf('banner-2')).toBe('For all');
  });

  test('unpublishing keeps the document as a draft', async () => {
    await act({ actionType: 'sanity.action.document.unpublish', ...pair });
    expect(await content().reader.getDocument('banner-2')).toBeUndefined();
    expect(await titleOf('drafts.banner-2')).toBe('For all');
  });

  test('discarding deletes the draft', async () => {
    await editTitle('For no one');
    await act({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.banner-2' });
    expect(await content().editor.getDocument('drafts.banner-2')).toBeUndefined();
    expect(await titleOf('banner-2')).toBe('For all');
  });

  test('deleting also deletes the drafts', async () => {
    await editTitle('For no one');
    await act({ actionType: 'sanity.action.document.delete', publishedId: 'banner-2', includeDrafts: ['drafts.banner-2'] });
    expect(await content().editor.fetch('count(*[_id in ["banner-2", "drafts.banner-2"]])')).toBe(0);
  });

  test('a new document is created as a draft, once', async () => {
    const create = {
      actionType: 'sanity.action.document.create',
      publishedId: 'banner-9',
      attributes: { _id: 'drafts.banner-9', _type: 'banner', title: 'New' },
      ifExists: 'fail',
    } as const;
    await act(create);
    expect(await titleOf('drafts.banner-9')).toBe('New');
    expect(await rejectionOf(act(create))).toEqual({ status: 409, type: 'mutationError' });
    await act({ ...create, ifExists: 'ignore' });
  });

  test('several actions run as one transaction', async () => {
    const edit = { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'Half' } } } as const;
    const other = { ...edit, publishedId: 'banner-1' };
    expect(await rejectionOf(act([edit, other]))).toEqual({ status: 400, type: 'mutationError' });
    expect(await content().editor.getDocument('drafts.banner-2')).toBeUndefined();
  });

  test('a dry run changes nothing', async () => {
    const publish = { actionType: 'sanity.action.document.unpublish', ...pair } as const;
    await act(publish, { dryRun: true });
    expect(await titleOf('banner-2')).toBe('For all');
  });

  test('rejects actions without a token and unsupported actions', async () => {
    expect((await rejectionOf(content().reader.action({ actionType: 'sanity.action.document.unpublish', ...pair }))).status).toBe(
      401,
    );
    const release = { actionType: 'sanity.action.release.create', releaseId: 'r1' } as const;
    expect((await rejectionOf(act(release))).status).toBe(400);
  });
});

describe('the history that the Studio reads', () => {
  const read = (path: string) => content().editor.request({ url: path });
  const revisionOf = async (id: string) => (await content().editor.getDocument(id))?._rev;

  test('a document as it was at a revision and at a time', async () => {
    const before = await revisionOf('banner-2');
    await editTitle('For all of you');
    await act({ actionType: 'sanity.action.document.publish', ...pair });
    const old = await read(`/data/history/production/documents/banner-2,drafts.banner-2?revision=${before}`);
    expect(old.documents).toEqual([expect.objectContaining({ _id: 'banner-2', title: 'For all' })]);
    const past = await read('/data/history/production/documents/banner-2?time=2020-01-01T00:00:00Z');
    expect(past.documents[0].title).toBe('For all');
    const last = await read('/data/history/production/documents/drafts.banner-2?lastRevision=true');
    expect(last.documents[0].title).toBe('For all of you');
  });

  test('the events of a draft, and transactions with effects that lead from one state to the next', async () => {
    await editTitle('For all of you');
    const { transactionId } = await act({ actionType: 'sanity.action.document.publish', ...pair });
    const { events } = await read('/data/history/production/events/documents/drafts.banner-2?limit=100');
    const types = events['drafts.banner-2'].map(({ type }: { type: string }) => type);
    expect(types.slice(0, 2)).toEqual(['publishDocumentVersion', 'createDocumentVersion']);
    const query = `effectFormat=mendoza&excludeContent=true&fromTransaction=${transactionId}`;
    const lines = String(await read(`/data/history/production/transactions/banner-2,drafts.banner-2?${query}`)).trim();
    const [entry] = lines.split('\n').map((line) => JSON.parse(line));
    expect(entry).toMatchObject({ id: transactionId, author: 'editor' });
    expect(entry.effects['banner-2'].apply).toEqual([0, expect.objectContaining({ title: 'For all of you' })]);
    expect(entry.effects['drafts.banner-2'].apply).toEqual([0, null]);
    expect(entry.mutations).toBeUndefined();
  });
});

describe('the Studio’s search', () => {
  const search = (words: string) => {
    const query =
      '*[_type in $types && ([@, _id] match text::query($words))] | score(boost(title match text::query($words), 5)) | order(_score desc)[0...$limit]._id';
    return content().editor.fetch(query, { types: ['banner', 'market'], words, limit: 100 });
  };

  test('text::query finds documents by words in any field, and all documents for an asterisk', async () => {
    expect(await search('finland*')).toEqual(['banner-1']);
    expect((await search('for')).sort()).toEqual(['banner-1', 'banner-2']);
    expect(await search('*')).toHaveLength(6);
    expect(await search('nowhere')).toEqual([]);
  });
});

describe('the Studio’s check for unique slugs', () => {
  const isFree = (_id: string, market: string, title = 'For Finland') => {
    const stamp = { _rev: '', _createdAt: '', _updatedAt: '' };
    const document = { _id, _type: 'banner', ...stamp, market: [{ _type: 'reference', _ref: market }] };
    return isUniqueInPlace('title', title, { document, getClient: () => content().editor } as Parameters<
      typeof isUniqueInPlace
    >[2]);
  };

  test('looks in the document’s market and in documents for all markets, except at the document itself', async () => {
    expect(await isFree('drafts.banner-9', 'market-fi')).toBe(false);
    expect(await isFree('drafts.banner-9', 'market-no')).toBe(true);
    expect(await isFree('drafts.banner-9', 'market-no', 'For all')).toBe(false);
    expect(await isFree('drafts.banner-1', 'market-fi')).toBe(true);
    expect(await isFree('banner-1', 'market-fi')).toBe(true);
  });
});

describe('the Studio’s user', () => {
  test('is the only editor with all permissions, and needs the token', async () => {
    expect(await content().editor.users.getById('me')).toMatchObject({ id: 'editor', role: 'administrator' });
    expect((await rejectionOf(content().reader.users.getById('me'))).status).toBe(401);
    const grants = await content().editor.request({ url: '/projects/sandbox/datasets/production/acl' });
    expect(grants[0].permissions).toEqual(expect.arrayContaining(['read', 'create', 'update', 'history']));
    expect(await content().editor.projects.getById('sandbox')).toMatchObject({ id: 'sandbox', displayName: 'Parlour sandbox' });
  });

  test('keeps the Studio’s preferences', async () => {
    const url = '/users/me/keyvalue';
    await content().editor.request({ url, method: 'PUT', body: [{ key: 'sort', value: { by: 'title' } }] });
    await content().editor.request({ url, method: 'PUT', body: [{ key: 'sort', value: { by: 'priority' } }] });
    expect(await content().editor.request({ url: `${url}/sort,unknown` })).toEqual([{ key: 'sort', value: { by: 'priority' } }]);
  });
});

import { ClientError } from '@sanity/client';
import { isUniqueInPlace } from '#lib/studio/rules/unique.ts';
import { type ContentStand, openContentStand } from '../fixtures/content.ts';

let stand: ContentStand;
beforeAll(async () => {
  stand = await openContentStand();
});
afterAll(() => stand.close());
afterEach(async () => {
  await stand.service.reset();
  stand.site.received.length = 0;
});

const pair = { publishedId: 'banner-2', draftId: 'drafts.banner-2' } as const;
const titleOf = async (id: string) => (await stand.editor.getDocument(id))?.title;
const act = (...args: Parameters<typeof stand.editor.action>) => stand.editor.action(...args);
const editTitle = (title: string) => act({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title } } });
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw new Error('the lake refused nothing');
  return { status: error.statusCode, type: error.details?.type };
};

describe('actions of an editor, by the official client', () => {
  test('an edit begins a draft from what is published, and the site is told nothing', async () => {
    await editTitle('For all of you');
    expect(await titleOf('drafts.banner-2')).toBe('For all of you');
    expect(await titleOf('banner-2')).toBe('For all');
    expect(await stand.reader.fetch('*[_id == "banner-2"][0].title')).toBe('For all');
    expect(stand.site.received).toEqual([]);
  });

  test('an edit may be a difference of texts, as the Studio sends it', async () => {
    await editTitle('For all of you');
    const patch = { diffMatchPatch: { title: '@@ -4,11 +4,9 @@\n  all\n- of you\n+ here\n' } };
    await act({ actionType: 'sanity.action.document.edit', ...pair, patch });
    expect(await titleOf('drafts.banner-2')).toBe('For all here');
  });

  test('OPS-06 publishing puts the draft in the place of the published document and tells the site', async () => {
    await editTitle('For all of you');
    const { transactionId } = await act({ actionType: 'sanity.action.document.publish', ...pair });
    expect(await titleOf('banner-2')).toBe('For all of you');
    expect(await stand.editor.getDocument('drafts.banner-2')).toBeUndefined();
    expect(stand.site.received.map(({ body }) => body)).toEqual([
      { transactionId, documents: [{ _id: 'banner-2', _type: 'banner', operation: 'update' }] },
    ]);
  });

  test('publishing is refused when somebody else has published meanwhile', async () => {
    await editTitle('For all of you');
    const late = { actionType: 'sanity.action.document.publish', ...pair, ifPublishedRevisionId: 'older' } as const;
    expect(await refusalOf(act(late))).toEqual({ status: 409, type: 'mutationError' });
    expect(await titleOf('banner-2')).toBe('For all');
  });

  test('unpublishing keeps the text as a draft', async () => {
    await act({ actionType: 'sanity.action.document.unpublish', ...pair });
    expect(await stand.reader.getDocument('banner-2')).toBeUndefined();
    expect(await titleOf('drafts.banner-2')).toBe('For all');
  });

  test('discarding gives the draft up', async () => {
    await editTitle('For nobody');
    await act({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.banner-2' });
    expect(await stand.editor.getDocument('drafts.banner-2')).toBeUndefined();
    expect(await titleOf('banner-2')).toBe('For all');
  });

  test('deleting takes the drafts along', async () => {
    await editTitle('For nobody');
    await act({ actionType: 'sanity.action.document.delete', publishedId: 'banner-2', includeDrafts: ['drafts.banner-2'] });
    expect(await stand.editor.fetch('count(*[_id in ["banner-2", "drafts.banner-2"]])')).toBe(0);
  });

  test('a new document begins as a draft, once', async () => {
    const create = {
      actionType: 'sanity.action.document.create',
      publishedId: 'banner-9',
      attributes: { _id: 'drafts.banner-9', _type: 'banner', title: 'New' },
      ifExists: 'fail',
    } as const;
    await act(create);
    expect(await titleOf('drafts.banner-9')).toBe('New');
    expect(await refusalOf(act(create))).toEqual({ status: 409, type: 'mutationError' });
    await act({ ...create, ifExists: 'ignore' });
  });

  test('several actions hold together or not at all', async () => {
    const edit = { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'Half' } } } as const;
    const other = { ...edit, publishedId: 'banner-1' };
    expect(await refusalOf(act([edit, other]))).toEqual({ status: 400, type: 'mutationError' });
    expect(await stand.editor.getDocument('drafts.banner-2')).toBeUndefined();
  });

  test('a dry run changes nothing', async () => {
    const publish = { actionType: 'sanity.action.document.unpublish', ...pair } as const;
    await act(publish, { dryRun: true });
    expect(await titleOf('banner-2')).toBe('For all');
  });

  test('nobody acts without a token, and nothing is done that the lake does not know', async () => {
    expect((await refusalOf(stand.reader.action({ actionType: 'sanity.action.document.unpublish', ...pair }))).status).toBe(401);
    const release = { actionType: 'sanity.action.release.create', releaseId: 'r1' } as const;
    expect((await refusalOf(act(release))).status).toBe(400);
  });
});

describe('what the Studio asks of the past', () => {
  const ask = (path: string) => stand.editor.request({ url: path });
  const revisionOf = async (id: string) => (await stand.editor.getDocument(id))?._rev;

  test('a document as it was at a revision and at a time', async () => {
    const before = await revisionOf('banner-2');
    await editTitle('For all of you');
    await act({ actionType: 'sanity.action.document.publish', ...pair });
    const old = await ask(`/data/history/production/documents/banner-2,drafts.banner-2?revision=${before}`);
    expect(old.documents).toEqual([expect.objectContaining({ _id: 'banner-2', title: 'For all' })]);
    const past = await ask('/data/history/production/documents/banner-2?time=2020-01-01T00:00:00Z');
    expect(past.documents[0].title).toBe('For all');
    const last = await ask('/data/history/production/documents/drafts.banner-2?lastRevision=true');
    expect(last.documents[0].title).toBe('For all of you');
  });

  test('the events of a draft, and transactions with effects that lead from one state to the next', async () => {
    await editTitle('For all of you');
    const { transactionId } = await act({ actionType: 'sanity.action.document.publish', ...pair });
    const { events } = await ask('/data/history/production/events/documents/drafts.banner-2?limit=100');
    const types = events['drafts.banner-2'].map(({ type }: { type: string }) => type);
    expect(types.slice(0, 2)).toEqual(['publishDocumentVersion', 'createDocumentVersion']);
    const query = `effectFormat=mendoza&excludeContent=true&fromTransaction=${transactionId}`;
    const lines = String(await ask(`/data/history/production/transactions/banner-2,drafts.banner-2?${query}`)).trim();
    const [entry] = lines.split('\n').map((line) => JSON.parse(line));
    expect(entry).toMatchObject({ id: transactionId, author: 'editor' });
    expect(entry.effects['banner-2'].apply).toEqual([0, expect.objectContaining({ title: 'For all of you' })]);
    expect(entry.effects['drafts.banner-2'].apply).toEqual([0, null]);
    expect(entry.mutations).toBeUndefined();
  });
});

describe('what the Studio searches with', () => {
  const search = (words: string) => {
    const query =
      '*[_type in $types && ([@, _id] match text::query($words))] | score(boost(title match text::query($words), 5)) | order(_score desc)[0...$limit]._id';
    return stand.editor.fetch(query, { types: ['banner', 'market'], words, limit: 100 });
  };

  test('text::query finds documents by words anywhere in them, and all of them for an asterisk', async () => {
    expect(await search('finland*')).toEqual(['banner-1']);
    expect((await search('for')).sort()).toEqual(['banner-1', 'banner-2']);
    expect(await search('*')).toHaveLength(6);
    expect(await search('nowhere')).toEqual([]);
  });
});

describe('the Studio asks whether an address is taken', () => {
  const isFree = (_id: string, market: string, title = 'For Finland') => {
    const stamp = { _rev: '', _createdAt: '', _updatedAt: '' };
    const document = { _id, _type: 'banner', ...stamp, market: [{ _type: 'reference', _ref: market }] };
    return isUniqueInPlace('title', title, { document, getClient: () => stand.editor } as Parameters<typeof isUniqueInPlace>[2]);
  };

  test('in the market of the document and in what is for every market, by anybody but itself', async () => {
    expect(await isFree('drafts.banner-9', 'market-fi')).toBe(false);
    expect(await isFree('drafts.banner-9', 'market-no')).toBe(true);
    expect(await isFree('drafts.banner-9', 'market-no', 'For all')).toBe(false);
    expect(await isFree('drafts.banner-1', 'market-fi')).toBe(true);
    expect(await isFree('banner-1', 'market-fi')).toBe(true);
  });
});

describe('the person at the Studio', () => {
  test('is the one editor with every right, and only with the token', async () => {
    expect(await stand.editor.users.getById('me')).toMatchObject({ id: 'editor', role: 'administrator' });
    expect((await refusalOf(stand.reader.users.getById('me'))).status).toBe(401);
    const grants = await stand.editor.request({ url: '/projects/sandbox/datasets/production/acl' });
    expect(grants[0].permissions).toEqual(expect.arrayContaining(['read', 'create', 'update', 'history']));
    expect(await stand.editor.projects.getById('sandbox')).toMatchObject({ id: 'sandbox', displayName: 'Parlour sandbox' });
  });

  test('finds again what the Studio remembered', async () => {
    const url = '/users/me/keyvalue';
    await stand.editor.request({ url, method: 'PUT', body: [{ key: 'sort', value: { by: 'title' } }] });
    await stand.editor.request({ url, method: 'PUT', body: [{ key: 'sort', value: { by: 'priority' } }] });
    expect(await stand.editor.request({ url: `${url}/sort,unknown` })).toEqual([{ key: 'sort', value: { by: 'priority' } }]);
  });
});

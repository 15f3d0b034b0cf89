import type { StoredDocument } from '#sandbox/content/document.ts';
import { documentAt } from '#sandbox/content/history/at-revision.ts';
import { eventsOf } from '#sandbox/content/history/events.ts';
import type { Revision } from '#sandbox/content/store.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const page = (_id: string, _rev: string): StoredDocument => ({ _id, _type: 'page', _rev, _createdAt: at(0), _updatedAt: at(0) });
const revision = (documentId: string, minute: number, before: string | null, after: string | null): Revision => ({
  documentId,
  transactionId: `t${minute}`,
  timestamp: at(minute),
  author: 'editor',
  before: before ? page(documentId, before) : null,
  after: after ? page(documentId, after) : null,
});
const revisions = [
  revision('drafts.a', 1, null, 't1'),
  revision('drafts.a', 2, 't1', 't2'),
  revision('a', 3, 'seed', 't3'),
  revision('drafts.a', 3, 't2', null),
  revision('a', 4, 't3', null),
  revision('drafts.a', 4, null, 't4'),
  revision('drafts.a', 5, 't4', null),
];

test('lists when a draft was created, published, unpublished and discarded', () => {
  const events = eventsOf('drafts.a', revisions);
  expect(events.map(({ type }) => type)).toEqual([
    'deleteDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createDocumentVersion',
  ]);
  expect(events[2]).toMatchObject({ documentId: 'a', revisionId: 't3', versionId: 'drafts.a', versionRevisionId: 't2' });
});

test('lists no draft events for a published document', () => {
  expect(eventsOf('a', revisions).map(({ type }) => type)).toEqual(['unpublishDocument', 'publishDocumentVersion']);
  expect(eventsOf('a', [revision('a', 1, null, 't1'), revision('a', 2, 't1', 't2'), revision('a', 3, 't2', null)])).toEqual([
    expect.objectContaining({ type: 'deleteDocumentGroup' }),
    expect.objectContaining({ type: 'updateLiveDocument', revisionId: 't2' }),
    expect.objectContaining({ type: 'createLiveDocument', revisionId: 't1' }),
  ]);
});

describe('an earlier state of a document', () => {
  const own = revisions.filter(({ documentId }) => documentId === 'a');
  test('is found by revision, including the one before the first change', () => {
    expect(documentAt({ revision: 'seed' }, own, undefined)?._rev).toBe('seed');
    expect(documentAt({ revision: 't3' }, own, undefined)?._rev).toBe('t3');
    expect(documentAt({ revision: 'other' }, own, undefined)).toBeUndefined();
  });

  test('is found by time', () => {
    expect(documentAt({ time: new Date(at(0)) }, own, undefined)?._rev).toBe('seed');
    expect(documentAt({ time: new Date(at(3)) }, own, undefined)?._rev).toBe('t3');
    expect(documentAt({ time: new Date(at(9)) }, own, undefined)).toBeUndefined();
  });

  test('is the last one before the deletion', () => {
    expect(documentAt({ last: true }, own, undefined)?._rev).toBe('t3');
  });
});

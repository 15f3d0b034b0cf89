import type { LakeDocument } from '#sandbox/content/document.ts';
import { documentAt } from '#sandbox/content/history/at-revision.ts';
import { eventsOf } from '#sandbox/content/history/events.ts';
import type { Revision } from '#sandbox/content/store.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const page = (_id: string, _rev: string): LakeDocument => ({ _id, _type: 'page', _rev, _createdAt: at(0), _updatedAt: at(0) });
const revision = (documentId: string, minute: number, before: string | null, after: string | null): Revision => ({
  documentId,
  transactionId: `t${minute}`,
  timestamp: at(minute),
  author: 'editor',
  before: before ? page(documentId, before) : null,
  after: after ? page(documentId, after) : null,
});
const story = [
  revision('drafts.a', 1, null, 't1'),
  revision('drafts.a', 2, 't1', 't2'),
  revision('a', 3, 'seed', 't3'),
  revision('drafts.a', 3, 't2', null),
  revision('a', 4, 't3', null),
  revision('drafts.a', 4, null, 't4'),
  revision('drafts.a', 5, 't4', null),
];

test('tells of a draft when it was begun, published, unpublished and thrown away', () => {
  const events = eventsOf('drafts.a', story);
  expect(events.map(({ type }) => type)).toEqual([
    'deleteDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createDocumentVersion',
  ]);
  expect(events[2]).toMatchObject({ documentId: 'a', revisionId: 't3', versionId: 'drafts.a', versionRevisionId: 't2' });
});

test('tells of a published document nothing about drafts', () => {
  expect(eventsOf('a', story).map(({ type }) => type)).toEqual(['unpublishDocument', 'publishDocumentVersion']);
  expect(eventsOf('a', [revision('a', 1, null, 't1'), revision('a', 2, 't1', 't2'), revision('a', 3, 't2', null)])).toEqual([
    expect.objectContaining({ type: 'deleteDocumentGroup' }),
    expect.objectContaining({ type: 'updateLiveDocument', revisionId: 't2' }),
    expect.objectContaining({ type: 'createLiveDocument', revisionId: 't1' }),
  ]);
});

describe('a document as it was', () => {
  const own = story.filter(({ documentId }) => documentId === 'a');
  test('by revision, the one before the first change included', () => {
    expect(documentAt({ revision: 'seed' }, own, undefined)?._rev).toBe('seed');
    expect(documentAt({ revision: 't3' }, own, undefined)?._rev).toBe('t3');
    expect(documentAt({ revision: 'other' }, own, undefined)).toBeUndefined();
  });

  test('by time', () => {
    expect(documentAt({ time: new Date(at(0)) }, own, undefined)?._rev).toBe('seed');
    expect(documentAt({ time: new Date(at(3)) }, own, undefined)?._rev).toBe('t3');
    expect(documentAt({ time: new Date(at(9)) }, own, undefined)).toBeUndefined();
  });

  test('for the last time before it was deleted', () => {
    expect(documentAt({ last: true }, own, undefined)?._rev).toBe('t3');
  });
});

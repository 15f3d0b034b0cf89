import { z } from 'zod';
import { readPublished } from './read.ts';
import { documentOf, documentsOf } from './tolerant.ts';

const mockFetch = jest.fn();
const mockStored = new Map<string, string>();
const mockPending = jest.fn();
const mockAvailability = { isAnswering: true, stalled: jest.fn(), settled: async () => undefined };
const mockTagged = jest.fn();
jest.mock('next/cache', () => ({
  unstable_cache(load: unknown, _: string[], { tags }: { tags: string[] }) {
    mockTagged(tags);
    return load;
  },
}));
jest.mock('#lib/core/config/site.ts', () => ({ siteConfig: () => ({ CACHE_FOLDER: '/cache' }) }));
jest.mock('./client.ts', () => ({ contentClient: () => ({ fetch: mockFetch }) }));
jest.mock('./drafts.ts', () => ({}));
jest.mock('./availability.ts', () => ({ contentAvailability: () => mockAvailability }));
jest.mock('./pending-invalidations.ts', () => ({ addPendingInvalidations: (tags: string[]) => mockPending(tags) }));
jest.mock('./last-good.ts', () => ({
  openLastGood: () => ({
    read: async (key: string) => mockStored.get(key),
    write: async (key: string, value: unknown) => void mockStored.set(key, JSON.stringify(value)),
  }),
}));

const titled = z.object({ title: z.string() });
const list = { groq: '*', types: ['promotion'] as const, shape: documentsOf('promotion', titled) };
const one = { groq: '*[0]', types: ['promotion'] as const, shape: documentOf('promotion', titled) };
const good = [{ title: 'A' }, { title: 'B' }];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockStored.clear();
  mockPending.mockClear();
  mockAvailability.isAnswering = true;
});

async function readAfterGood(body: unknown): Promise<unknown> {
  mockFetch.mockResolvedValueOnce({ result: good, ms: 1 });
  await readPublished(list, {});
  mockFetch.mockResolvedValueOnce(body);
  return readPublished(list, {});
}

test.each([['<html><h1>Hello</h1></html>'], [undefined], [{}], [{ result: null }], [{ result: { a: 1 } }], [{ result: 'none' }]])(
  'the last good content stays when the content service answers 200 with %j',
  async (body) => {
    expect(await readAfterGood(body)).toEqual(good);
    expect(mockPending).toHaveBeenCalledWith(['content:promotion']);
  },
);

test('one invalid document is left out; when all are invalid, the last good list stays; an empty list is empty', async () => {
  expect(await readAfterGood({ result: [{ title: null }, good[1]] })).toEqual([good[1]]);
  expect(await readAfterGood({ result: [{ title: null }, {}] })).toEqual(good);
  expect(mockPending).not.toHaveBeenCalled();
  expect(await readAfterGood({ result: [] })).toEqual([]);
});

test('a document that becomes invalid keeps its last good version, and one that never was valid is missing', async () => {
  mockFetch.mockResolvedValueOnce({ result: { title: null } });
  expect(await readPublished(one, {})).toBeNull();
  mockFetch.mockResolvedValueOnce({ result: good[0] });
  expect(await readPublished(one, {})).toEqual(good[0]);
  mockFetch.mockResolvedValueOnce({ result: { title: null } });
  expect(await readPublished(one, {})).toEqual(good[0]);
});

test('a first answer that is not usable is an error, and its tags expire', async () => {
  mockFetch.mockResolvedValueOnce('<html>');
  await expect(readPublished(list, {})).rejects.toThrow('no result');
  expect(mockPending).toHaveBeenCalledWith(['content:promotion']);
});

test('OPS-06 a content service that does not answer is not asked again for what is known, and a page made meanwhile has its tags', async () => {
  mockFetch.mockResolvedValueOnce({ result: good });
  await readPublished(list, {});
  mockFetch.mockClear();
  mockAvailability.isAnswering = false;
  expect(await readPublished(list, {})).toEqual(good);
  await expect(readPublished(one, {})).rejects.toThrow('does not answer');
  expect(mockFetch).not.toHaveBeenCalled();
  expect(mockTagged.mock.calls).toEqual([[['content:promotion']], [['content:promotion']]]);
});

test('what is read by ids that change keeps the last good answer of its list', async () => {
  const query = { ...list, groq: '*[_id in $ids]', lastGoodOf: ['list'] };
  mockFetch.mockResolvedValueOnce({ result: good });
  await readPublished(query, { ids: ['a'], list: 'casino' });
  mockFetch.mockResolvedValueOnce('<html>');
  expect(await readPublished(query, { ids: ['a', 'b'], list: 'casino' })).toEqual(good);
  mockFetch.mockResolvedValueOnce('<html>');
  await expect(readPublished(query, { ids: ['a'], list: 'live' })).rejects.toThrow('no result');
});

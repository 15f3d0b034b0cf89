import { createHmac } from 'node:crypto';
import { contentTypes, tagOfType } from './cache.ts';
import { addPendingInvalidations, hasPendingInvalidations, takePendingInvalidations } from './pending-invalidations.ts';
import { changedTypes, readSchedule, startReconciling } from './reconcile.ts';

const mockFiles = new Map<string, string>();
jest.mock('node:fs/promises', () => ({
  mkdir: async () => undefined,
  readFile: async (file: string) => mockFiles.get(file) ?? Promise.reject(new Error('no file')),
  writeFile: async (file: string, text: string) => {
    if (mockFiles.has('read-only')) throw new Error('read-only');
    mockFiles.set(file, text);
  },
}));
jest.mock('node:fs', () => ({
  mkdirSync: () => undefined,
  readFileSync(file: string) {
    const text = mockFiles.get(file);
    if (text === undefined) throw new Error('no file');
    return text;
  },
  writeFileSync: (file: string, text: string) => void mockFiles.set(file, text),
}));
const mockShared = new Map<string, string>();
const mockEnded = jest.fn();
jest.mock('#lib/core/redis/site-redis.ts', () => ({ siteRedis: () => undefined }));
jest.mock('#lib/instances/shared.ts', () => ({
  takeTurn: async () => true,
  endTurn: async (name: string) => mockEnded(name),
  readShared: async (name: string) => mockShared.get(name),
  writeShared: async (name: string, text: string) => void mockShared.set(name, text),
}));
jest.mock('#lib/core/config/environment.ts', () => ({ environment: () => ({ CACHE_FOLDER: '/cache' }) }));
jest.mock('#lib/core/config/site.ts', () => ({
  siteConfig: () => ({ CACHE_FOLDER: '/cache', CONTENT_WEBHOOK_SECRET: ['a secret of the test'] }),
}));
const mockQuery = jest.fn();
jest.mock('./client.ts', () => ({ contentClient: () => ({ fetch: mockQuery }) }));

type Digest = Parameters<typeof changedTypes>[0];
const digest = (promotion: object = {}): Digest =>
  Object.fromEntries(
    contentTypes.map((type) => [
      type,
      { count: 2, latest: '2026-11-20T12:00:00Z', passed: 1, ...(type === 'promotion' && promotion) },
    ]),
  );

const now = '2026-11-20T12:00:00Z';
const answer = (promotion: object = {}, next: object = {}) => ({
  digest: digest(promotion),
  schedule: { now, times: [null], ...next },
});

test.each([
  ['added or removed', { count: 3 }],
  ['changed', { latest: '2026-11-20T12:00:01Z' }],
  ['started or ended', { passed: 2 }],
])('OPS-06 a document that was %s since the last comparison is noticed by its type', (_, change) => {
  expect(changedTypes(digest(), digest(change))).toEqual(['promotion']);
  expect(changedTypes(digest(change), digest(change))).toEqual([]);
});

const requests: { readonly url: string; readonly body: string; readonly signature: string; readonly isRepeated: boolean }[] = [];
let isUp = true;
const promotions = [tagOfType('promotion')];

beforeEach(() => {
  jest.useFakeTimers();
  mockFiles.clear();
  mockShared.clear();
  isUp = true;
  globalThis.fetch = (async (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    requests.push({ url, body, signature: headers['sanity-webhook-signature'] ?? '', isRepeated: 'x-repeated' in headers });
    return { ok: isUp, status: isUp ? 200 : 503 };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

async function tagsAfter(ms: number): Promise<readonly string[][]> {
  requests.length = 0;
  await jest.advanceTimersByTimeAsync(ms);
  return requests.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);
}

test('OPS-06 a publish without a webhook expires its pages within a minute by a signed request, which is repeated until it succeeds', async () => {
  mockQuery.mockResolvedValue(answer());
  startReconciling();
  expect(await tagsAfter(1_000)).toEqual([contentTypes.map(tagOfType)]);

  mockQuery.mockResolvedValue(answer({ count: 3 }));
  expect(await tagsAfter(60_000)).toEqual([promotions]);
  const [{ url, body, signature } = { url: '', body: '', signature: '' }] = requests;
  const [, at, sent] = /^t=(\d+),v1=(.+)$/.exec(signature) ?? [];
  expect(url).toBe('http://localhost:3000/api/content/published');
  expect(sent).toBe(createHmac('sha256', 'a secret of the test').update(`${at}.${body}`).digest('base64url'));
  expect(await tagsAfter(60_000)).toEqual([]);

  mockQuery.mockResolvedValue(answer({ count: 4 }));
  isUp = false;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await tagsAfter(60_000)).toEqual([promotions]);
  expect(warn).toHaveBeenCalledTimes(1);
  isUp = true;
  expect(mockEnded).toHaveBeenCalledTimes(1);
  expect(await tagsAfter(60_000)).toEqual([promotions]);
  expect(await tagsAfter(60_000)).toEqual([]);
  warn.mockRestore();

  mockQuery.mockRejectedValue(new Error('the content service is down'));
  expect(await tagsAfter(60_000)).toEqual([]);
  mockQuery.mockResolvedValue(answer({ count: 5 }));
  expect(await tagsAfter(60_000)).toEqual([promotions]);
});

test('OPS-06 what starts or ends within the next minute expires its pages then', async () => {
  mockQuery.mockResolvedValue(answer({}, { times: [null, '2026-11-20T12:05:00Z', '2026-11-20T12:00:20Z'] }));
  startReconciling();
  await tagsAfter(1_000);
  mockQuery.mockResolvedValue(answer({ passed: 2 }));
  expect(await tagsAfter(20_000)).toEqual([]);
  expect(await tagsAfter(1_000)).toEqual([promotions]);
});

test('OPS-06 what is published to start in a moment expires its pages then', async () => {
  mockQuery.mockResolvedValue(answer());
  startReconciling();
  await tagsAfter(1_000);
  readSchedule();
  mockQuery.mockResolvedValueOnce({ now, times: ['2026-11-20T12:00:05Z', null] });
  mockQuery.mockResolvedValue(answer({ passed: 2 }));
  expect(await tagsAfter(5_000)).toEqual([]);
  expect(await tagsAfter(1_000)).toEqual([promotions]);
});

test('OPS-06 at a start what only this disk lacks expires here, and what the other instances lack, too, expires everywhere', async () => {
  const isStale = (promotion: object, footer: object) =>
    JSON.stringify({ ...digest(promotion), footer: { count: 1, latest: null, passed: 0, ...footer } });
  mockFiles.set('/cache/digest.json', isStale({ count: 1 }, { count: 7 }));
  mockShared.set('digest', isStale({ count: 1 }, {}));
  mockQuery.mockResolvedValue({ ...answer(), digest: JSON.parse(isStale({}, {})) });
  startReconciling();
  await tagsAfter(1_000);
  expect(requests.map(({ body, isRepeated }) => [JSON.parse(body).tags, isRepeated])).toEqual([
    [promotions, false],
    [[tagOfType('footer')], true],
  ]);
  expect(mockShared.get('digest')).toBe(isStale({}, {}));
});

test('OPS-06 an instance whose disk cannot be written expires a change once, and shares it with the others', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockShared.set('digest', JSON.stringify(digest()));
  mockFiles.set('read-only', '');
  mockQuery.mockResolvedValue(answer({ count: 3 }));
  startReconciling();
  expect(await tagsAfter(1_000)).toEqual([promotions]);
  expect(mockShared.get('digest')).toBe(JSON.stringify(digest({ count: 3 })));
  expect(await tagsAfter(60_000)).toEqual([]);
  warn.mockRestore();
});

test('OPS-06 pages made from old content before a restart expire after it', async () => {
  const footer = [tagOfType('footer')];
  mockFiles.set('/cache/digest.json', JSON.stringify(digest()));
  addPendingInvalidations(footer);
  // The process ends; the next one has its own memory.
  takePendingInvalidations();
  expect(hasPendingInvalidations()).toBe(false);
  mockQuery.mockRejectedValueOnce(new Error('the content service is down'));
  startReconciling();
  expect(await tagsAfter(1_000)).toEqual([]);
  mockQuery.mockResolvedValue(answer());
  expect(await tagsAfter(60_000)).toEqual([footer]);
  expect(mockFiles.get('/cache/pending-tags.json')).toBe('[]');
});

import { z } from 'zod';
import { withLastGood } from './read.ts';

const mockStored = new Map<string, string>();
jest.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
jest.mock('#lib/core/api/server.ts', () => ({}));
jest.mock('#lib/core/config/site.ts', () => ({ siteConfig: () => ({ CACHE_FOLDER: '/cache' }) }));
jest.mock('#lib/content/query/last-good.ts', () => ({
  openLastGood: () => ({
    read: async (key: string) => mockStored.get(key),
    write: async (key: string, value: unknown) => void mockStored.set(key, JSON.stringify(value)),
  }),
}));

const shape = z.object({ at: z.string() });
const failing = () => Promise.reject(new Error('no answer'));

beforeEach(() => {
  mockStored.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('SPB-04 the last good answer stands in for a sports service that fails, with the time of its odds', async () => {
  await withLastGood(['events'], shape, async () => ({ at: '12:00' }));
  expect(await withLastGood(['events'], shape, failing)).toEqual({ at: '12:00' });
  expect(await withLastGood(['events'], shape, async () => ({ at: '12:05' }))).toEqual({ at: '12:05' });
  expect(await withLastGood(['events'], shape, failing)).toEqual({ at: '12:05' });
});

test('a sports service that has never answered, or whose kept answer has another shape, is an error', async () => {
  await expect(withLastGood(['events'], shape, failing)).rejects.toThrow('no answer');
  mockStored.set('events', '{"at":12}');
  await expect(withLastGood(['events'], shape, failing)).rejects.toThrow('no answer');
});

test('SPB-04 a page whose own list was never read takes the last good list above it', async () => {
  await withLastGood(['all'], shape, async () => ({ at: '12:00' }));
  expect(await withLastGood(['competition', 'sport', 'all'], shape, failing)).toEqual({ at: '12:00' });
  await withLastGood(['sport', 'all'], shape, async () => ({ at: '12:05' }));
  expect(await withLastGood(['competition', 'sport', 'all'], shape, failing)).toEqual({ at: '12:05' });
});

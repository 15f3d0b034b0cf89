import { readPageIndex } from '#lib/content/pages/read-page-index.ts';
import { setDraining } from '#lib/core/server/draining.ts';
import { readReadiness } from './readiness.ts';

jest.mock('#lib/content/pages/read-page-index.ts', () => ({ readPageIndex: jest.fn(async () => ({})) }));
jest.mock('#lib/core/config/site.ts', () => ({ siteConfig: () => ({}) }));
jest.mock('#lib/instances/expired-tags.ts', () => ({ expiredTags: () => undefined }));

test('OPS-07 many probes read the pages once, and a stop counts at once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, readReadiness));
  expect(answers.every(({ ready }) => ready)).toBe(true);
  expect(readPageIndex).toHaveBeenCalledTimes(1);
  setDraining();
  expect((await readReadiness()).checks).toMatchObject({ accepting: 'failed', pages: 'ok' });
});

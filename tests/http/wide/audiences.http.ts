import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Audience, audiences } from '#lib/core/market/audience.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { edit, publish, readDocument } from '../../journeys/support/editor.ts';
import { type Instance, sendWebhook, startInstance } from '../support/instances.ts';

test.describe.configure({ mode: 'serial' });

const total = 100_000;
const connections = 24;
const paths = [
  '',
  '/promotions',
  '/promotions/casino',
  '/online-casino',
  '/live-casino-online',
  '/vip',
  '/contact',
  '/info/about',
];

interface Page {
  readonly address: string;
  readonly locale: string;
  readonly audience: Audience;
}
const pages: readonly Page[] = siteLocales.flatMap(({ locale }) =>
  audiences.flatMap((audience) => paths.map((path) => ({ address: `/${locale}${path}`, locale, audience }))),
);

let site: Instance;
let access = '';
const agent = new Agent({ keepAlive: true, maxSockets: connections });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startInstance({ PAGE_MEMORY_MB: '512' });
  const { headers } = await fetch(`${site.url}/fi-FI`);
  access =
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('access='))
      ?.split(';')[0] ?? '';
});
test.afterAll(async () => {
  agent.destroy();
  await site.stop();
});

/** As a browser that has visited before; with `encoding` the body stays packed. */
function get({ address, audience }: Page, encoding?: 'br'): Promise<IncomingMessage> {
  const cookie = [access, audience === 'visitor' ? '' : `audience=${audience}`].filter(Boolean).join('; ');
  const headers = { Cookie: cookie, ...(encoding && { 'Accept-Encoding': encoding }) };
  return new Promise((resolve, reject) => {
    request(site.url + address, { agent, headers }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Runs as many as there are connections at the same time. */
async function runAll(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) await run(index);
  };
  await Promise.all(Array.from({ length: connections }, work));
}

test('CNT-24 of 100,000 requests of all audiences and locales at the same time none is answered with the page of another', async () => {
  test.setTimeout(900_000);
  const etags = new Map<Page, string>();
  // Nothing is stored for some seconds after a publish of another test.
  await wait(6_000);
  for (let round = 0; round < 2; round += 1) {
    await runAll(pages.length, async (index) => {
      const page = pages[index];
      if (!page) return;
      const response = await get(page);
      const html = await text(response);
      expect([page.address, response.statusCode]).toEqual([page.address, 200]);
      const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
      expect([page.address, tag]).toEqual([page.address, expect.stringContaining(`data-locale="${page.locale}"`)]);
      expect([page.address, tag]).toEqual([page.address, expect.stringContaining(`data-audience="${page.audience}"`)]);
      etags.set(page, String(response.headers.etag));
    });
  }
  // Pages of two audiences that are the same can share a tag; those of two locales cannot.
  expect(new Set(etags.values()).size).toBeGreaterThan(siteLocales.length * paths.length);
  const wrong: string[] = [];
  await runAll(total, async () => {
    const page = pages[Math.floor(Math.random() * pages.length)];
    if (!page) return;
    const response = await get(page, 'br');
    response.resume();
    const isRight = response.statusCode === 200 && response.headers.etag === etags.get(page);
    if (!isRight) wrong.push(`${page.address} ${page.audience}: ${response.statusCode} ${response.headers.etag}`);
    await new Promise((resolve) => response.once('close', resolve));
  });
  expect(wrong.slice(0, 10)).toEqual([]);
});

test('OPS-06 under load an edit is in the next answer, 100 of 100', async () => {
  test.setTimeout(300_000);
  const promotion = documentId('promotion', 'friday-free-spins', 'FI', 'fi');
  const before = await readDocument(promotion);
  const others = pages.filter(({ address }) => /\/(?:vip|contact|about)$/.test(address));
  let isRunning = true;
  const load = Promise.all(
    Array.from({ length: 8 }, async (_, start) => {
      for (let at = start; isRunning; at += 1) {
        const page = others[at % others.length];
        if (page) (await get(page, 'br')).resume();
      }
    }),
  );
  let stale = 0;
  try {
    for (let round = 0; round < 100; round += 1) {
      const title = `Kuormassa ${round} ${Date.now()}`;
      await edit(promotion, { title });
      expect((await sendWebhook(site, 'promotion')).status).toBe(200);
      const html = await text(await get({ address: '/fi-FI/promotions', locale: 'fi-FI', audience: 'visitor' }));
      if (!html.includes(title)) stale += 1;
    }
  } finally {
    isRunning = false;
    await load;
    await publish({ createOrReplace: before });
  }
  expect(stale).toBe(0);
});

import { get } from 'node:http';
import { audiences } from '#lib/core/market/audience.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { compareThroughput, type Figure, type Target } from './measure.ts';
import { startNginx } from './nginx.ts';

const nginxPort = 3_991;
const pagesEach = 50;
const takes = { 'accept-encoding': 'br, gzip' };
/** Sent by every server, or about the connection. */
const ofConnection = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'set-cookie', 'transfer-encoding'];

interface StoredPagesBench {
  readonly siteUrl: string;
  readonly page: string;
  /** The cookie that a visitor has from the second request on. */
  readonly access: string;
  /** The bare Next page behind an empty middleware. */
  readonly bareUrl: string;
}

/** A stored page against a bare page of Next and against nginx, and many stored pages against one. */
export async function benchStoredPages({
  siteUrl,
  page,
  access,
  bareUrl,
}: StoredPagesBench): Promise<readonly (Figure | string)[]> {
  const ours: Target = { url: siteUrl + page, headers: { cookie: access, ...takes } };
  // Until it is compressed as well as it can be.
  for (let turn = 0; turn < 20; turn += 1) await read(ours);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const figures: (Figure | string)[] = [
    await compareThroughput('stored page, packed, to a bare page', ours, { url: bareUrl, headers: takes }, 8, 9),
  ];
  const { body, headers } = await read(ours);
  const shown = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
  const nginx = await startNginx(body, Object.fromEntries(shown), nginxPort);
  if (nginx) {
    try {
      figures.push(await compareThroughput('stored page, packed, to nginx', ours, { url: nginx.url, headers: takes }, 0.25, 9));
    } finally {
      await nginx.stop();
    }
  } else figures.push('stored page, packed, to nginx: skipped; nginx is not installed');
  const many: Target = { url: siteUrl, requests: await storedPages(siteUrl, access) };
  figures.push(await compareThroughput(`${many.requests?.length} stored pages at random, to one`, many, ours, 0.8, 9));
  return figures;
}

/** Autocannon asks for the packed bytes as they are. */
async function read({ url, headers }: Target) {
  return new Promise<{ readonly body: Buffer; readonly headers: Record<string, string> }>((resolve, reject) => {
    get(url, { headers: { ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve({ body: Buffer.concat(parts), headers: response.headers as Record<string, string> }));
    }).once('error', reject);
  });
}

/** Requests for pages of eight locales and every audience, in any order, each of which was asked for before. */
async function storedPages(siteUrl: string, access: string): Promise<NonNullable<Target['requests']>> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap/fi-FI.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/fi-FI([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const requests = siteLocales.slice(0, 8).flatMap(({ locale }) =>
    audiences.flatMap((audience) =>
      paths.slice(0, pagesEach).map((path) => ({
        path: `/${locale}${path}`,
        headers: { cookie: audience === 'visitor' ? access : `${access}; audience=${audience}`, ...takes },
      })),
    ),
  );
  const answering: typeof requests = [];
  for (const request of requests) {
    const send = () => fetch(siteUrl + request.path, { headers: request.headers, redirect: 'manual' });
    const first = await send();
    await first.arrayBuffer();
    if (first.status !== 200) continue;
    await (await send()).arrayBuffer();
    answering.push(request);
  }
  return answering
    .map((request) => ({ request, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ request }) => request);
}

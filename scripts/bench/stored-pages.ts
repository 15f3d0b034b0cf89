import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { audiences } from '#lib/core/market/audience.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { hasNginx, startNginx } from '../../tests/fixtures/servers/nginx.ts';
import { benchHalfLoad } from './half-load.ts';
import { compareThroughput, connections, type Figure, type Target } from './measure.ts';
import { hasWrk, wrkPerSecond } from './wrk.ts';

const pagesEach = 50;
/** Of processor time, within two seconds. */
const maxIdleMs = 100;
const takes = { 'accept-encoding': 'br, gzip' };
/** Sent by every server, or about the connection. */
const ofConnection = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'set-cookie', 'transfer-encoding'];

/** Autocannon sends about as many requests as nginx answers. */
export const measure = hasWrk() ? (target: Target, seconds: number) => wrkPerSecond(target, connections, seconds) : undefined;

interface StoredPagesBench {
  readonly siteUrl: string;
  /** Of the site's process. */
  readonly pid: number;
  readonly page: string;
  /** The bare Next page behind an empty middleware. */
  readonly bareUrl: string;
}

/** A stored page against a bare page of Next and against nginx, and many stored pages against one; each figure when it is measured. */
export async function* benchStoredPages({ siteUrl, pid, page, bareUrl }: StoredPagesBench): AsyncGenerator<Figure | string> {
  const ours = async (): Promise<Target> => ({ url: siteUrl + page, headers: { cookie: await readAccess(siteUrl), ...takes } });
  for (let turn = 0; turn < 20; turn += 1) await read(await ours());
  await untilIdle(pid);
  yield await compareThroughput(
    'stored page, packed, to a bare page',
    await ours(),
    { url: bareUrl, headers: takes },
    8,
    9,
    measure,
  );
  const { body, headers } = await read(await ours());
  const shown = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
  if (hasNginx()) {
    const nginx = await startNginx(sending(body, shown));
    const fast = { url: nginx.url, headers: takes };
    try {
      yield await compareThroughput('stored page, packed, to nginx', await ours(), fast, 0.25, 9, measure);
      if (hasWrk()) yield* await benchHalfLoad({ ours: await ours(), fast });
      else yield 'stored page at half load: skipped; wrk is not installed';
    } finally {
      await nginx.stop();
    }
  } else yield 'stored page, packed, to nginx and at half load: skipped; nginx is not installed';
  await storedPages(siteUrl);
  await untilIdle(pid);
  // With a cookie that lasts for the measurement.
  const many: Target = { url: siteUrl, requests: await storedPages(siteUrl) };
  const name = `${many.requests?.length} stored pages at random, to one`;
  yield await compareThroughput(name, many, await ours(), 0.8, 9, measure);
}

/** nginx that sends one compressed file with the headers of a page. */
function sending(page: Buffer, headers: readonly (readonly [string, string])[]): Parameters<typeof startNginx>[0] {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join(' ');
  return {
    page,
    http: 'sendfile on; tcp_nopush on; keepalive_requests 100000; open_file_cache max=10; etag off;',
    location: `root .; try_files /page =404; default_type text/html; ${added}`,
  };
}

/** The cookie that a visitor has from the second request on; it lasts for five minutes. */
export async function readAccess(siteUrl: string): Promise<string> {
  const cookies = (await fetch(`${siteUrl}/en-UN`)).headers.getSetCookie();
  return cookies.find((cookie) => cookie.startsWith('access='))?.split(';')[0] ?? '';
}

/** Processor time of a process until now, in ms, with threads that have ended. */
export function readCpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Until the process has compressed its pages as well as it can. */
export async function untilIdle(pid: number | undefined): Promise<void> {
  for (let second = 0, before = readCpuMs(pid); second < 1_200; second += 2) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const now = readCpuMs(pid);
    if (now - before < maxIdleMs) return;
    before = now;
  }
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
async function storedPages(siteUrl: string): Promise<NonNullable<Target['requests']>> {
  const access = await readAccess(siteUrl);
  const sitemap = await (await fetch(`${siteUrl}/sitemap/fi-FI.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/fi-FI([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  // Fixtures change all the time, and with them the pages of the sportsbook.
  const lasting = paths.filter((path) => !path.startsWith('/sportsbook'));
  const requests = siteLocales.slice(0, 8).flatMap(({ locale }) =>
    audiences.flatMap((audience) =>
      lasting.slice(0, pagesEach).map((path) => ({
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

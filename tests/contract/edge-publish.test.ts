import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { encodeSignatureHeader } from '@sanity/webhook';
import { NextRequest } from 'next/server';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openOutside } from '../fixtures/servers/outside.ts';

const secret = 'sandbox-webhook-secret';
const body = JSON.stringify({ documents: [{ _type: 'infoPage' }] });
let indexReads = 0;

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://outside');
  const query = incoming.method === 'POST' ? await text(incoming) : url.searchParams.get('query');
  const isIndex = query?.includes('noindex') === true;
  indexReads += isIndex ? 1 : 0;
  const index = { markets: ['FI'], noindex: [], categories: [], promotions: [], pages: [{ path: '/info/about' }] };
  const said = url.pathname.endsWith('/context')
    ? { autodetectedCountry: 'FI', restricted: false }
    : { result: isIndex ? index : null };
  outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
}
const outside = openBeforeAll(() => openOutside(answer));
let middleware: (request: NextRequest) => Promise<Response>;

beforeAll(async () => {
  const { url } = outside();
  Object.assign(process.env, { CONTENT_URL: url, ACCESS_URL: url, CONTENT_WEBHOOK_SECRET: secret });
  ({ middleware } = await import('../../middleware.ts'));
});

/** How often one request queries the content service for the page index. */
async function readsOfVisit(): Promise<number> {
  const before = indexReads;
  await middleware(new NextRequest('http://localhost:3000/fi-FI/info/about'));
  return indexReads - before;
}

async function publish(signature: string | undefined, method = 'POST', said = body): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature !== undefined) headers['sanity-webhook-signature'] = signature;
  const init = method === 'GET' ? { method, headers } : { method, headers, body: said };
  return middleware(new NextRequest('http://localhost:3000/api/content/published', init));
}

test('only the content service’s own webhook invalidates the page index', async () => {
  expect(await readsOfVisit()).toBe(1);
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const forged = await encodeSignatureHeader(body, Date.now(), 'another-secret-altogether');
  for (const wrong of [undefined, '', 't=1,v1=', 'nonsense', forged, `${signature}x`]) await publish(wrong);
  await publish(signature, 'GET');
  await publish(signature, 'POST', `${body} `);
  expect(await readsOfVisit()).toBe(0);
  const passed = await publish(signature);
  expect(passed.headers.get('x-middleware-next')).toBe('1');
  expect(await readsOfVisit()).toBeGreaterThan(0);
});

test('SEC-04 a webhook that is repeated or older than five minutes invalidates nothing', async () => {
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  await publish(signature);
  expect(await readsOfVisit()).toBeGreaterThan(0);
  await publish(signature);
  await publish(await encodeSignatureHeader(body, Date.now() - 301_000, secret));
  expect(await readsOfVisit()).toBe(0);
});

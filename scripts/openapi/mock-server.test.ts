import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { callUntyped } from '#lib/core/api/call.ts';
import { relay } from '#lib/core/api/relay.ts';
import { endpoints } from '#lib/endpoints.ts';
import { openApiOf } from './document.ts';
import { readExamples } from './examples.ts';
import { operations } from './operations.ts';

const siteOrigin = 'http://localhost:3000';
const jsonSchema = z.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) });
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const { paths } = documentSchema.parse(JSON.parse(JSON.stringify(openApiOf(operations, readExamples()))));

/** The example answer of the document for a request. */
function answerFor(method: string, pathname: string): unknown {
  const matching = Object.keys(paths).filter((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
  const operation = matching.map((path) => paths[path]?.[method.toLowerCase()]).find(Boolean);
  const ok = z.object({ responses: z.object({ 200: jsonSchema }) }).safeParse(operation);
  return ok.data?.responses[200].content['application/json'].example;
}

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(({ method = '', url = '' }, response) => {
    const answer = answerFor(method, new URL(url, 'http://mock').pathname);
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { status: 404, code: 'error.not_found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A browser's call of the site's handler, whose platform is the mock server. */
function callSite(path: string): Promise<Response> {
  const headers = { origin: siteOrigin, 'sec-fetch-site': 'same-origin' };
  return relay(new Request(`${siteOrigin}/api/platform${path}`, { headers }), path.split('?')[0] ?? '', {
    endpoints,
    siteOrigin,
    checkAccess: async () => undefined,
    checkMoneyAccess: async () => undefined,
    addressOf: () => undefined,
    credentialsOf: async () => ({ playerId: '100024', idToken: 'token' }),
    call: (endpoint, input, options) => callUntyped(endpoint, input, { ...options, baseUrl, siteId: 5 }),
    sessionEndHeaders: () => [],
  });
}

test.each([
  ['/player/me/wallet', { balanceMap: { main: [{ walletType: 'MAIN' }] } }],
  ['/player/me/transactions?limit=10', { transactions: [{ currency: 'EUR' }, { currency: 'EUR' }] }],
  ['/player/me/transactions/net_position', { netPosition: expect.any(Number) }],
  ['/player/me/withdrawals', [{ status: 'PENDING' }]],
  ['/payment/me/deposit/methods?market=FI', [{ method: 'TRUSTLY' }, { method: 'CREDITCARD' }]],
  ['/payment/me/withdraw/methods', [{ method: 'BANKTRANSFER' }]],
  ['/player/me/profile', { playerId: '100024' }],
])('a server made from the document answers what the wallet pages read at %s', async (path, expected) => {
  const response = await callSite(path);
  expect([response.status, await response.json()]).toMatchObject([200, expected]);
});

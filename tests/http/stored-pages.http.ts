import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';

// These tests fail when a Next version changes behaviour that lib/next relies on (lib/next/README.md).
const address = '/fi-FI/responsible-gambling';

test('a cached page loads its scripts only with the site’s own loader', async ({ request }) => {
  const html = await (await request.get(address)).text();
  const loader = /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><script id="after-paint" data-scripts="([^"]+)">/.exec(
    html,
  );
  const scripts = loader?.[1]?.split(' ') ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/<script[^>]* src="\/_next\/[^"]*"[^>]* async/);
  expect(html).not.toMatch(/<link[^>]* as="script"/);
  for (const source of scripts) expect((await request.get(source)).status(), source).toBe(200);
});

test('the content security policy of a cached page allows exactly its inline scripts', async ({ request }) => {
  const response = await request.get(address);
  const html = await response.text();
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  expect(inline.length).toBeGreaterThan(1);
  const policy = response.headers()['content-security-policy'] ?? '';
  const named = policy.match(/'sha256-[^']+'/g) ?? [];
  expect([...named].sort()).toEqual([...new Set(inline)].sort());
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
});

test('a cached page is compressed, and answered with 304 to a browser that has it', async ({ request }) => {
  await request.get(address);
  await expect.poll(async () => (await request.get(address)).headers()['x-nextjs-cache'], { timeout: 15_000 }).toBe('HIT');
  const first = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^W\/"[\w+/]{22}"$/);
  expect(first.headers()['content-encoding']).toBe('br');
  const second = await request.get(address, { headers: { 'If-None-Match': etag } });
  expect(second.status()).toBe(304);
  expect(await second.body()).toHaveLength(0);
});

test('the data of a client-side navigation does not have the ETag of the page', async ({ request }) => {
  const response = await request.get(`${address}?_rsc=1`, { headers: { RSC: '1' } });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/x-component');
  expect(response.headers().etag).toBeUndefined();
});

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cacheFolder } from '../../journeys/support/addresses.ts';
import { accountPageTypes, pageTypes } from '../../journeys/support/pages/page-types.ts';
import { signIn } from '../support/sign-in.ts';

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

test('a form of a page sends nothing without its script, so that no choice gets into an address', async ({ request }) => {
  await signIn(request, 'player.fi');
  const forms: string[] = [];
  for (const path of [...pageTypes, ...accountPageTypes]) {
    const html = await (await request.get(`/en-FI${path}`)).text();
    forms.push(...[...html.matchAll(/<form\b[^>]*>/g)].map(([form]) => `${path} ${form}`));
  }
  expect(forms.length).toBeGreaterThan(1);
  expect(forms.filter((form) => !/ method="dialog"/.test(form))).toEqual([]);
});

test('a cached page is compressed, and answered with 304 to a browser that has it', async ({ request }) => {
  await request.get(address);
  // The page may be rendered again between two requests, after what another test published.
  await expect(async () => {
    const first = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    const { etag = '' } = first.headers();
    expect(etag).toMatch(/^W\/"[\w+/]{22}"$/);
    expect(first.headers()['content-encoding']).toBe('br');
    const second = await request.get(address, { headers: { 'If-None-Match': etag } });
    expect(second.status()).toBe(304);
    expect(await second.body()).toHaveLength(0);
  }).toPass({ timeout: 20_000 });
});

test('the data of a client-side navigation does not have the ETag of the page', async ({ request }) => {
  const response = await request.get(`${address}?_rsc=1`, { headers: { RSC: '1' } });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/x-component');
  expect(response.headers().etag).toBeUndefined();
});

test('SEC-03 addresses that do not exist store nothing', async ({ request }) => {
  test.skip(!cacheFolder, 'the cache of a running stack is not known');
  const count = () => readdirSync(cacheFolder ?? '', { recursive: true }).length;
  const addresses = (turn: number) => [
    `/_next/visitor/landing/none-${turn}`,
    `/_next/static/landing/none-${turn}`,
    `/_next/none-${turn}`,
    `/_next/static/chunks/none-${turn}`,
    `/_next/image?url=/icon-512.png&w=${turn}&q=75`,
    `/locales/none-${turn}`,
    `/locales/fi/none-${turn}.json`,
    `/locales/fi/landing/none-${turn}`,
    `/cards/none-${turn}`,
    `/cards/none/${turn}`,
    `/sitemap/none-${turn}.xml`,
    `/fi-FI/none-${turn}`,
    `/fi-FI/landing/none-${turn}`,
    `/fi-FI/promotions.segments/none-${turn}.segment.rsc`,
    `/fi-FI/responsible-gambling?none=${turn}`,
    `/api/none-${turn}`,
    `/api/lobby/details?locale=fi-FI&game=none-${turn}`,
    `/api/lobby/category?locale=fi-FI&lobby=casino&category=none-${turn}&from=0&count=9`,
    `/api/lobby/games?locale=fi-FI&ids=none-${turn}`,
    `/api/content/game-names?locale=fi-FI&ids=none-${turn}`,
    `/api/content/welcome?locale=fi-FI&none=${turn}`,
  ];
  const requestAll = async (turn: number) => {
    for (const path of addresses(turn)) {
      await request.get(path);
      await request.get(path, { headers: { RSC: '1' } });
    }
  };
  // The first of each kind reads content, whose answers are kept.
  await requestAll(1);
  const before = count();
  await requestAll(2);
  await requestAll(3);
  expect(count()).toBe(before);
});

import { siteLocale } from '#lib/core/market/locale.ts';
import { createPageIndexCache } from './page-index-cache.ts';

const content = { url: 'http://content.test', dataset: 'production', token: undefined };
const finnish = siteLocale('fi-FI');
const requests: URL[] = [];
let landings: string[] = [];
let isDown = false;
let isNonsense = false;
let time = 0;

function answer(url: URL): object {
  const path = url.searchParams.get('$path');
  const wanted = path === null ? landings : landings.filter((landing) => `"${landing}"` === path);
  return { markets: ['FI'], noindex: [], categories: [], promotions: [], pages: wanted.map((landing) => ({ path: landing })) };
}

beforeEach(() => {
  requests.length = 0;
  landings = ['/landing/spring'];
  isDown = false;
  isNonsense = false;
  time = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    requests.push(url);
    return isDown ? new Response('', { status: 503 }) : Response.json({ result: isNonsense ? null : answer(url) });
  });
});
afterEach(() => jest.restoreAllMocks());

const wholes = () => requests.filter((url) => !url.searchParams.has('$path')).length;
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('answers from one whole index', async () => {
  const pages = createPageIndexCache(content, () => time);
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
  expect(requests).toHaveLength(1);
});

test('an unchanged answer keeps the index, a changed one replaces it', async () => {
  const pages = createPageIndexCache(content, () => time);
  await pages.has(finnish, 'visitor', '/landing/spring');
  const first = pages.openLocales();
  time = 20_000;
  await pages.has(finnish, 'visitor', '/landing/spring');
  await settle();
  expect(requests).toHaveLength(2);
  expect(pages.openLocales()).toBe(first);
  landings = ['/landing/summer'];
  time = 40_000;
  await pages.has(finnish, 'visitor', '/landing/spring');
  await settle();
  expect(pages.openLocales()).not.toBe(first);
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
});

test('after a publish queries single pages and reads the whole index once publishes pause', async () => {
  const pages = createPageIndexCache(content, () => time);
  await pages.has(finnish, 'visitor', '/landing/spring');
  landings = ['/landing/summer'];
  time = 5_000;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(false);
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
  expect(requests).toHaveLength(3);
  expect(wholes()).toBe(1);
  time = 7_500;
  await pages.has(finnish, 'visitor', '/landing/summer');
  await settle();
  expect(wholes()).toBe(2);
  const before = requests.length;
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(false);
  expect(requests.slice(before).every((url) => !url.searchParams.has('$path'))).toBe(true);
});

test('a publish discards single pages read before it', async () => {
  const pages = createPageIndexCache(content, () => time);
  await pages.has(finnish, 'visitor', '/landing/spring');
  time = 1_000;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(false);
  landings = ['/landing/summer'];
  time = 1_200;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
});

test('uses the previous index while the content service fails, undefined without one', async () => {
  const pages = createPageIndexCache(content, () => time);
  isDown = true;
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBeUndefined();
  isDown = false;
  time = 10_000;
  // No one waits for a service that has just failed.
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBeUndefined();
  await new Promise(setImmediate);
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
  isDown = true;
  time = 11_000;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
});

test('a page that was just published is not called missing while its query fails', async () => {
  const pages = createPageIndexCache(content, () => time);
  await pages.has(finnish, 'visitor', '/landing/spring');
  landings = ['/landing/spring', '/landing/summer'];
  time = 5_000;
  pages.published();
  isDown = true;
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBeUndefined();
  // Until the next attempt no query is sent, and the answer stays open.
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBeUndefined();
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
  isDown = false;
  time = 8_000;
  await pages.has(finnish, 'visitor', '/landing/summer');
  await settle();
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
  expect(await pages.has(finnish, 'visitor', '/landing/autumn')).toBe(false);
});

test('MKT-31 the markets are those of the latest answer', async () => {
  const pages = createPageIndexCache(content, () => time);
  expect(pages.openLocales()).toBeUndefined();
  await pages.has(finnish, 'visitor', '/landing/spring');
  expect(pages.openLocales()).toEqual(new Set(['fi-FI', 'en-FI']));
});

test('a page index of another shape after a publish fails no request', async () => {
  const pages = createPageIndexCache(content, () => time);
  await pages.has(finnish, 'visitor', '/landing/spring');
  time = 1_000;
  pages.published();
  isNonsense = true;
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
});

import { siteLocale } from '#lib/market/locale.ts';
import { createKnownPages } from './known-pages.ts';

const lake = { url: 'http://lake.test', dataset: 'production', token: undefined };
const finnish = siteLocale('fi-FI');
const asked: URL[] = [];
let landings: string[] = [];
let isDown = false;
let time = 0;

function answer(url: URL): object {
  const path = url.searchParams.get('$path');
  const wanted = path === null ? landings : landings.filter((landing) => `"${landing}"` === path);
  return { markets: ['FI'], kept: [], categories: [], promotions: [], pages: wanted.map((landing) => ({ path: landing })) };
}

beforeEach(() => {
  asked.length = 0;
  landings = ['/landing/spring'];
  isDown = false;
  time = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    asked.push(url);
    return isDown ? new Response('', { status: 503 }) : Response.json({ result: answer(url) });
  });
});
afterEach(() => jest.restoreAllMocks());

const wholes = () => asked.filter((url) => !url.searchParams.has('$path')).length;
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('knows pages by one whole index', async () => {
  const pages = createKnownPages(lake, () => time);
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
  expect(asked).toHaveLength(1);
});

test('after a publish asks for the one page, not for all of them, and reads the whole when it is quiet', async () => {
  const pages = createKnownPages(lake, () => time);
  await pages.has(finnish, 'visitor', '/landing/spring');
  landings = ['/landing/summer'];
  time = 5_000;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(false);
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
  expect(asked).toHaveLength(3);
  expect(wholes()).toBe(1);
  time = 7_500;
  await pages.has(finnish, 'visitor', '/landing/summer');
  await settle();
  expect(wholes()).toBe(2);
  const before = asked.length;
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(false);
  expect(asked.slice(before).every((url) => !url.searchParams.has('$path'))).toBe(true);
});

test('a publish of a page that was asked for meanwhile is not answered from before it', async () => {
  const pages = createKnownPages(lake, () => time);
  await pages.has(finnish, 'visitor', '/landing/spring');
  time = 1_000;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(false);
  landings = ['/landing/summer'];
  time = 1_200;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/summer')).toBe(true);
});

test('a lake that fails leaves what was known, and nothing where nothing was', async () => {
  const pages = createKnownPages(lake, () => time);
  isDown = true;
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBeUndefined();
  isDown = false;
  time = 10_000;
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
  isDown = true;
  time = 11_000;
  pages.published();
  expect(await pages.has(finnish, 'visitor', '/landing/spring')).toBe(true);
});

test('MKT-31 the markets are those of the latest answer', async () => {
  const pages = createKnownPages(lake, () => time);
  expect(pages.activeMarkets()).toBeUndefined();
  await pages.has(finnish, 'visitor', '/landing/spring');
  expect(pages.activeMarkets()).toEqual(new Set(['FI']));
});

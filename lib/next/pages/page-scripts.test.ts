/** @jest-environment jsdom */

import { readyEvent } from '../ready-event.ts';
import { reloadOnce } from '../reload-once.ts';
import { loadPageScripts, noScriptsId } from './page-scripts.ts';

jest.mock('../reload-once.ts', () => ({ reloadOnce: jest.fn() }));
const reload = jest.mocked(reloadOnce);
const source = '/_next/static/chunks/a.js';
let status: number;

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockReset().mockReturnValue(true);
  status = 200;
  globalThis.fetch = async () => ({ status }) as Response;
  document.head.replaceChildren();
  document.body.innerHTML = `<p id="${noScriptsId}" hidden>Scripts do not run.</p>`;
});
afterEach(() => jest.useRealTimers());

const scripts = () => [...document.head.querySelectorAll('script')];
const isNoticeShown = () => !document.getElementById(noScriptsId)?.hidden;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function load(): Promise<void> {
  loadPageScripts([source]);
  await pass(0);
}

async function fail(): Promise<void> {
  scripts()[0]?.dispatchEvent(new Event('error'));
  await pass(0);
}

test('a script that could not be loaded is loaded again, twice', async () => {
  await load();
  for (const delayMs of [1_000, 4_000]) {
    await fail();
    expect(scripts()).toEqual([]);
    await pass(delayMs + 10);
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([source]);
  }
  expect(isNoticeShown()).toBe(false);
  await fail();
  expect(isNoticeShown()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a script of another build, which the server does not have any more, loads the document again', async () => {
  status = 404;
  await load();
  await fail();
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect([scripts(), isNoticeShown()]).toEqual([[], false]);
});

test('a document that was loaded again in vain says that its scripts do not run', async () => {
  status = 404;
  reload.mockReturnValue(false);
  await load();
  for (const delayMs of [1_000, 4_000, 0]) {
    await fail();
    await pass(delayMs + 10);
  }
  expect(isNoticeShown()).toBe(true);
});

test('scripts that are loaded but do not run, as in an old browser, are said so after a while, and not once they run', async () => {
  await load();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await pass(7_000);
  expect(isNoticeShown()).toBe(false);
  await pass(2_000);
  expect(isNoticeShown()).toBe(true);
  window.dispatchEvent(new Event(readyEvent));
  expect(isNoticeShown()).toBe(false);
});

test('a page that is ready says nothing', async () => {
  await load();
  scripts()[0]?.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event(readyEvent));
  await pass(60_000);
  expect(isNoticeShown()).toBe(false);
});

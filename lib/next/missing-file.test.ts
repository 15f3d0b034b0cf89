/** @jest-environment jsdom */
import { isLoadError, subscribeToMissingFiles } from './missing-file.ts';

let requested: string[];
let status: number | undefined;

beforeEach(() => {
  requested = [];
  status = 404;
  globalThis.fetch = async (address) => {
    requested.push(String(address));
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status } as Response;
  };
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function failToLoad(tag: 'script' | 'link' | 'img', address: string): Promise<number> {
  let count = 0;
  const stop = subscribeToMissingFiles(() => {
    count += 1;
  });
  const element = document.createElement(tag);
  element.setAttribute(tag === 'link' ? 'href' : 'src', address);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  await settle();
  stop();
  return count;
}

test.each([
  ['script', '/_next/static/chunks/a.js'],
  ['link', '/_next/static/chunks/a.css'],
] as const)('a %s of the build that the server does not have any more is reported', async (tag, address) => {
  expect(await failToLoad(tag, address)).toBe(1);
  expect(requested).toEqual([address]);
});

test.each([
  ['a file that the server has', 200],
  ['a browser without a connection', undefined],
])('%s is not reported', async (_, answered) => {
  status = answered;
  expect(await failToLoad('script', '/_next/static/chunks/a.js')).toBe(0);
});

test('a picture, or a script of another site, is not requested for', async () => {
  expect(await failToLoad('img', '/_next/static/media/a.png')).toBe(0);
  expect(await failToLoad('script', 'https://chat.example/snippet.js')).toBe(0);
  expect(requested).toEqual([]);
});

test('only the loader’s error is one', () => {
  expect(isLoadError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isLoadError(new TypeError('x is undefined'))).toBe(false);
});

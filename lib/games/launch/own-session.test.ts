/** @jest-environment jsdom */

type OwnSession = typeof import('./own-session.ts');

/** Another document, with the same storage: a page after a reload, or that of a duplicated tab. */
async function openDocument(): Promise<OwnSession> {
  jest.resetModules();
  return import('./own-session.ts');
}

const locks = new Set<string>();

beforeEach(() => {
  locks.clear();
  async function request<Result>(name: string, options: LockOptions, task: (lock: object | null) => Promise<Result>) {
    if (locks.has(name) && options.ifAvailable) return task(null);
    locks.add(name);
    return task({ name }).finally(() => locks.delete(name));
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});

test('the session of a tab is its own in the same document, and after a reload', async () => {
  const first = await openDocument();
  expect(await first.readOwnSession()).toBeUndefined();
  first.holdOwnSession('gs_1');
  expect(await first.readOwnSession()).toBe('gs_1');
  // The end of a document releases its locks.
  locks.clear();
  expect(await (await openDocument()).readOwnSession()).toBe('gs_1');
});

test('a duplicated tab has no session of its own while the game is open', async () => {
  const first = await openDocument();
  first.holdOwnSession('gs_1');
  const copy = await openDocument();
  expect(await copy.readOwnSession()).toBeUndefined();
  first.releaseOwnSession();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await copy.readOwnSession()).toBe('gs_1');
});

test('the next game of a tab releases the one before', async () => {
  const { holdOwnSession } = await openDocument();
  holdOwnSession('gs_1');
  holdOwnSession('gs_2');
  await new Promise((resolve) => setTimeout(resolve));
  expect([...locks]).toEqual(['parlour-game-gs_2']);
});

test('without locks the stored session counts', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  (await openDocument()).holdOwnSession('gs_1');
  expect(await (await openDocument()).readOwnSession()).toBe('gs_1');
});

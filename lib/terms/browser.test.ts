/** @jest-environment jsdom */
import { forgetPlayer } from '#lib/session/player-storage.ts';
import { checkTerms, remembersNewTerms } from '#lib/terms/browser.ts';

const answer = (isDue: boolean) => {
  const state = { version: '2.10', isDue };
  const response = { ok: true, status: 200, headers: new Headers(), json: async () => state };
  Object.assign(globalThis, { fetch: jest.fn(async () => response) });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
};

beforeEach(() => localStorage.clear());

test('LOG-25 TRM-05 new terms are remembered under a fixed name, until they are accepted', async () => {
  answer(true);
  await checkTerms();
  expect(localStorage.getItem('parlour.player.show-updated-terms')).toBe('1');
  expect(remembersNewTerms()).toBe(true);
  answer(false);
  await checkTerms();
  expect(remembersNewTerms()).toBe(false);
});

test('LOG-16 LOG-25 the terms of one player are not the next one’s', async () => {
  answer(true);
  await checkTerms();
  forgetPlayer();
  expect(remembersNewTerms()).toBe(false);
});

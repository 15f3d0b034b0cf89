/** @jest-environment jsdom */
import { keepWish, takeWish } from './wish.ts';

const tile = {
  id: 'game-a',
  slug: 'a',
  title: 'A',
  studio: null,
  path: '',
  art: '',
  tint: null,
  upright: null,
  hasJackpot: false,
  closedIn: [],
  only: null,
  table: null,
};

test('TRN-10 a wish is kept over the sign-in and granted once', () => {
  keepWish(tile);
  expect(takeWish()).toEqual({ gameId: 'game-a', title: 'A', isLive: false });
  expect(takeWish()).toBeUndefined();
});

test.each(['{', '7', '{"gameId":7}', 'null'])('TRN-10 %s is no wish', (text) => {
  window.sessionStorage.setItem('lobby.wish', text);
  expect(takeWish()).toBeUndefined();
});

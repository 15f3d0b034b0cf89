/** @jest-environment jsdom */
import { storePendingFavourite, takePendingFavourite } from './pending-favourite.ts';

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

test('TRN-10 a pending favourite survives the sign-in and is taken once', () => {
  storePendingFavourite(tile);
  expect(takePendingFavourite()).toEqual({ gameId: 'game-a', title: 'A', isLive: false });
  expect(takePendingFavourite()).toBeUndefined();
});

test.each(['{', '7', '{"gameId":7}', 'null'])('TRN-10 %s is not a pending favourite', (text) => {
  window.sessionStorage.setItem('lobby.pendingFavourite', text);
  expect(takePendingFavourite()).toBeUndefined();
});

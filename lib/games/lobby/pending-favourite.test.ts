/** @jest-environment jsdom */
import { makeTile } from '../../../tests/fixtures/lobby-tile.ts';
import { storePendingFavourite, takePendingFavourite } from './pending-favourite.ts';

test('TRN-10 a pending favourite survives the sign-in and is taken once', () => {
  storePendingFavourite(makeTile('game-a', { title: 'A' }));
  expect(takePendingFavourite()).toEqual({ gameId: 'game-a', title: 'A', isLive: false });
  expect(takePendingFavourite()).toBeUndefined();
});

test.each(['{', '7', '{"gameId":7}', 'null'])('TRN-10 %s is not a pending favourite', (text) => {
  window.sessionStorage.setItem('lobby.pendingFavourite', text);
  expect(takePendingFavourite()).toBeUndefined();
});

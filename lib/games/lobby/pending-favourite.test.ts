/** @jest-environment jsdom */
import { makeTile } from '../../../tests/fixtures/lobby-tile.ts';
import { storePendingFavourite, takePendingFavourite } from './pending-favourite.ts';

test('TRN-10 a pending favourite survives the sign-in and is taken once', () => {
  storePendingFavourite(makeTile('game-a', { title: 'A' }));
  expect(takePendingFavourite()).toMatchObject({ gameId: 'game-a', title: 'A', isLive: false });
  expect(takePendingFavourite()).toBeUndefined();
});

test('TRN-10 a favourite that was marked long ago is not of the player who signs in later', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  storePendingFavourite(makeTile('game-a', { title: 'A' }));
  now.mockReturnValue(15 * 60_000);
  expect(takePendingFavourite()).toBeUndefined();
  now.mockRestore();
});

test.each(['{', '7', '{"gameId":7}', 'null'])('TRN-10 %s is not a pending favourite', (text) => {
  window.sessionStorage.setItem('lobby.pendingFavourite', text);
  expect(takePendingFavourite()).toBeUndefined();
});

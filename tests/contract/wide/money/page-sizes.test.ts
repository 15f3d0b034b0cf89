import { addFavorite, listFavorites } from '#lib/games/lobby/contract.ts';
import { listTransactions } from '#lib/wallet/contract.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';

const cleo = '100025';
const platform = openBeforeAll(openPlatform);

test('CST-06 favourites default to thirty per page', async () => {
  for (let count = 1; count <= 31; count += 1) {
    await platform().call(cleo, addFavorite, { body: { gameId: `game-${count}`, lobbyPageType: 'CASINO' } });
  }
  expect(await platform().call(cleo, listFavorites, { query: { category: 'CASINO' } })).toHaveLength(30);
  const all = await platform().call(cleo, listFavorites, { query: { category: 'CASINO', limit: 300 } });
  expect(Array.isArray(all) && all.length).toBeGreaterThan(30);
});

test('CST-06 transactions default to ten per page', async () => {
  expect((await platform().call(cleo, listTransactions, {})).transactions).toHaveLength(10);
});

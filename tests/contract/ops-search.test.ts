import { listTransactions } from '#lib/wallet/contract.ts';
import { referenceOf } from '#sandbox/ledger/reference.ts';
import { ledgerPart } from '#sandbox/ops/ledger-routes.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerNameTable } from '#sandbox/platform/players/tables.ts';
import { changePlayer, fillNames, insertPlayers } from '#sandbox/platform/players/write-players.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { openConsole, openPlayerDesk } from '../fixtures/sandbox/operator.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(openPlatform);

describe('OPS-05 an operator finds players', () => {
  const desk = () => openPlayerDesk(platform());
  const find = async (search: string, position = 0) => {
    const { players } = await desk().list({ search, position });
    return players.map(({ playerId }) => playerId);
  };
  const add = async (...people: readonly { readonly email: string; readonly firstName: string; readonly lastName: string }[]) => {
    const like = await findPlayer(platform().database, idOf('sam.withdraw'));
    if (!like) throw new Error('The test players are missing.');
    const { id: _, ...rest } = like;
    const rows = people.map((person) => ({ ...rest, personId: person.email, mobilePhone: '+358401112233', ...person }));
    const added = await insertPlayers(platform().database, rows, platform().config.serviceSecret);
    return added.map(({ id }) => String(id));
  };
  let bjorn: string | undefined;
  beforeAll(async () => {
    [bjorn] = await add({ email: 'b.o@sandbox.test', firstName: 'Bjørn Åke', lastName: 'O’Söderström' });
  });

  test.each(['bjorn', 'BJØRN osöder', 'osoderstrom, ake', 'Åke', 'bj o’s', 'b.o@', '0401112233', '040 111 2233'])(
    'by “%s”',
    async (search) => expect(await find(search)).toEqual([bjorn]),
  );

  test.each(['+358 40 111 2233', '+358 (0)40 1112233', '00358401112233', '+3580401112233', '1112233'])(
    'by the phone number %s',
    async (search) => expect(await find(search)).toEqual([bjorn]),
  );

  test.each(['jorn', 'bjorn nobody', '%', '1112234', '+47 40 111 2233'])('and not by “%s”', async (search) =>
    expect(await find(search)).not.toContain(bjorn),
  );

  test('by a changed name, and by a name of an older version from the next start on', async () => {
    const player = await findPlayer(platform().database, bjorn ?? '');
    if (player) await changePlayer(platform().database, player, { lastName: 'Lindqvist' }, platform().config.serviceSecret);
    expect([await find('bjorn lind'), await find('soderstrom')]).toEqual([[bjorn], []]);
    await platform().database.delete(playerNameTable);
    expect(await find('lindqvist')).toEqual([]);
    await fillNames(platform().database);
    expect(await find('lindqvist')).toEqual([bjorn]);
  });

  test('in pages of fifty', async () => {
    const nameOf = (index: number) => ({ firstName: 'Manyfold', lastName: `Twin${'ab'[index % 2]}` });
    await add(...Array.from({ length: 60 }, (_, index) => ({ email: `many${index}@sandbox.test`, ...nameOf(index) })));
    const { players, hasMore } = await desk().list({ search: 'manyfold', position: 0 });
    expect([players.length, hasMore]).toEqual([50, true]);
    expect(await desk().list({ search: 'manyfold', position: 50 })).toMatchObject({ hasMore: false, position: 50 });
    expect((await find('manyfold', 50)).length).toBe(10);
    expect((await find('twina')).length).toBe(30);
  });
});

test('OPS-05 a transaction is found by the reference that its player reads out, and by nothing else', async () => {
  const ledger = createLedgerAdmin(platform().database, platform().clock);
  const desk = openConsole(ledgerPart, { ledger, players: openPlayerDesk(platform()) });
  const get = (path: string) => desk.request(path);
  const { transactions } = await platform().call(idOf('sam.withdraw'), listTransactions, { query: {} });
  expect(new Set(transactions.map(({ reference }) => reference)).size).toBe(transactions.length);
  expect(transactions.length).toBeGreaterThan(2);
  for (const { reference = '', referenceId, type } of transactions.slice(0, 3)) {
    const typed = reference.replaceAll('-', ' ').toLowerCase();
    const found = await get(`/api/transactions/${encodeURIComponent(typed)}`);
    expect(await found.json()).toMatchObject({ playerId: idOf('sam.withdraw'), currency: 'EUR', referenceId, reference, type });
    const page = await (await get(`/transactions?reference=${encodeURIComponent(typed)}`)).text();
    expect(page).toContain(`<a href="/players/${idOf('sam.withdraw')}">`);
    expect(page).toContain(reference);
    const wrong = `${reference.startsWith('2') ? '3' : '2'}${reference.slice(1)}`;
    expect((await get(`/api/transactions/${wrong}`)).status).toBe(404);
    expect(await (await get(`/transactions?reference=${wrong}`)).text()).toContain(
      'There is no transaction with this reference.',
    );
  }
  expect((await get(`/api/transactions/${referenceOf(78_000_000_000)}`)).status).toBe(404);
});

import {
  createCreedroomzToken,
  listCreedroomzTables,
  readCreedroomzToken,
} from '#lib/games/launch/providers/creedroomz/contract.ts';
import { findGame, listTables } from '#sandbox/games/port.ts';
import { defineRoute } from '../../../core/route.ts';
import { openRealMoneyGame } from '../open-game.ts';

export const creedroomzRoutes = [
  defineRoute(createCreedroomzToken, async ({ context, ...player }) => {
    const launch = { provider: 'creedroomz', code: undefined, isLive: true };
    return { token: (await openRealMoneyGame(context, player, launch)).launchToken };
  }),
  defineRoute(readCreedroomzToken, async ({ context, ...player }) => {
    const launch = { provider: 'creedroomz', code: undefined, isLive: true };
    return { token: (await openRealMoneyGame(context, player, launch)).launchToken };
  }),
  defineRoute(listCreedroomzTables, async ({ params: { tableId }, context: { clock } }) =>
    listTables('creedroomz', clock.now())
      .filter((table) => tableId === 'all' || table.tableId === tableId)
      .map(({ dealer: _, ...table }) => ({ ...table, name: findGame(table.tableId)?.title ?? table.tableId })),
  ),
];

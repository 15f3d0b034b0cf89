import { Hono } from 'hono';
import { handle, type PageCalls, readBody } from '../api/page-calls.ts';
import type { BetsContext } from '../bets/context.ts';
import type { BettorContext } from '../bets/place.ts';
import { changeFavouritesSchema, type WireFavourites } from '../wire-favourites.ts';
import { changeFavourites, listFavourites } from './favourite-store.ts';
import type { NameFavourite } from './name-favourite.ts';

interface FavouritePorts extends Pick<BetsContext, 'database' | 'clock'> {
  readonly calls: PageCalls;
  readonly nameFavourite: NameFavourite;
}

/** The favourites of a player; a visitor's are in the browser. */
export function createFavouriteRoutes({ database, clock, calls, nameFavourite }: FavouritePorts): Hono {
  const app = new Hono();

  async function read({ playerId, language }: BettorContext): Promise<WireFavourites> {
    const items = await listFavourites(database, playerId);
    const favourites = items.map((item) => ({ item, name: nameFavourite(item, language, clock.now()) }));
    return { favourites: favourites.flatMap(({ item, name }) => (name === undefined ? [] : [{ item, name }])) };
  }

  app.get(
    '/api/favourites',
    handle(async (c) => c.json(await read(await calls.signedInOf(c)))),
  );
  app.post(
    '/api/favourites',
    handle(async (c) => {
      const bettor = await calls.signedInOf(c);
      const change = await readBody(c, changeFavouritesSchema);
      const now = clock.now();
      const isKnown = (item: string) => nameFavourite(item, bettor.language, now) !== undefined;
      await changeFavourites(database, bettor.playerId, change, isKnown, now);
      return c.json(await read(bettor));
    }),
  );
  return app;
}

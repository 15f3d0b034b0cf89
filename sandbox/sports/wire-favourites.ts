import * as z from 'zod/mini';

/** An event by its id, a competition by its path, or a team by its sport and name. */
const favouriteItem = z.string().check(z.maxLength(160), z.regex(/^(?:event|competition|team):[^\p{Cc}]+$/u));
/** How many favourites a player may have. */
export const maxFavourites = 100;
/** `GET /api/favourites`: those of the player that are still offered, oldest first. */
export const favouritesSchema = z.object({ favourites: z.array(z.object({ item: favouriteItem, name: z.string() })) });
export type WireFavourites = z.output<typeof favouritesSchema>;
/** `POST /api/favourites` adds and removes, and answers with the list. What does not exist is left out. */
export const changeFavouritesSchema = z.object({
  add: z.array(favouriteItem).check(z.maxLength(maxFavourites)),
  remove: z.array(favouriteItem).check(z.maxLength(maxFavourites)),
});

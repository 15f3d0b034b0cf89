import 'server-only';
import { createHouse, type EdgeHouse, houseOptionsFrom } from '#lib/edge/house.ts';

/** Handlers are bundles of their own in one process, and one of them hears what was published. */
const store = globalThis as typeof globalThis & { parlourHouse?: EdgeHouse };

/** What handlers know of the world; the middleware has a memory of its own. */
export function siteHouse(): EdgeHouse {
  store.parlourHouse ??= createHouse(houseOptionsFrom(process.env));
  return store.parlourHouse;
}

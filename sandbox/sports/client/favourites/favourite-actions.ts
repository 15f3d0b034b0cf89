import { favouritesSchema, maxFavourites } from '../../wire-favourites.ts';
import { getJson, postJson, type Refusal } from '../shared/api.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { getState, setState } from '../state/store.ts';
import { type Favourites, isEventItem, readStored, writeStored } from './favourites.ts';

const path = '/api/favourites';
const isVisitor = facts.owner === '';

function readVisitors(): Favourites {
  try {
    return readStored(window.localStorage);
  } catch {
    return new Map();
  }
}

function writeVisitors(favourites: Favourites): boolean {
  try {
    return writeStored(window.localStorage, favourites);
  } catch {
    return false;
  }
}

const show = (favourites: Favourites) => setState({ favourites, firstFavourites: favourites });

/** Reads the favourites. What a visitor marked in this browser goes to the player who signs in. */
export async function loadFavourites(): Promise<void> {
  const own = readVisitors();
  if (isVisitor) {
    show(own);
    return;
  }
  const taken = own.size > 0 ? await postJson(path, { add: [...own.keys()], remove: [] }, favouritesSchema) : undefined;
  const reply = taken?.ok ? taken : await getJson(path, favouritesSchema);
  if (!reply.ok) return;
  const players = new Map(reply.value.favourites.map(({ item, name }) => [item, name]));
  show(players);
  if (!taken || (!taken.ok && taken.refusal.code !== 'FAVOURITES_FULL')) return;
  // What the player's list had no space for stays in the browser.
  const left = players.size < maxFavourites ? [] : [...own].filter(([item]) => !players.has(item));
  writeVisitors(new Map(left));
  if (left.length > 0 && left.length < own.size) showProblem('FAVOURITES_FULL');
}

/** Shows those of the browser again, after the player has signed out. */
export const forgetPlayersFavourites = () => show(readVisitors());

/** Removes a visitor's events that are not among those offered; the service does it for a player. */
export function dropEnded(eventIds: ReadonlySet<string>): void {
  const { favourites } = getState();
  const kept = [...favourites].filter(([item]) => !isEventItem(item) || eventIds.has(item));
  if (!isVisitor || kept.length === favourites.size) return;
  setState({ favourites: new Map(kept) });
  writeVisitors(new Map(kept));
}

function mark(item: string, name: string, isMarked: boolean): void {
  const favourites = new Map(getState().favourites);
  if (isMarked) favourites.set(item, name);
  else favourites.delete(item);
  setState({ favourites, favouriteProblem: undefined });
}

/** Marks something, or takes the mark away. */
export async function toggleFavourite(item: string, name: string): Promise<void> {
  const { favourites } = getState();
  const isMarked = !favourites.has(item);
  if (isMarked && favourites.size >= maxFavourites) return showProblem('FAVOURITES_FULL');
  mark(item, name, isMarked);
  if (isVisitor) {
    if (!writeVisitors(getState().favourites)) showProblem('CONNECTION');
    return;
  }
  const reply = await postJson(path, { add: isMarked ? [item] : [], remove: isMarked ? [] : [item] }, favouritesSchema);
  if (reply.ok) return;
  mark(item, name, !isMarked);
  showProblem(reply.refusal.code);
}

function showProblem(code: Refusal['code']): void {
  const isFull = code === 'FAVOURITES_FULL';
  setState({ favouriteProblem: getMessage(isFull ? 'refused.FAVOURITES_FULL' : 'favouriteFailed', { count: maxFavourites }) });
}

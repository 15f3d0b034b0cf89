import * as z from 'zod/mini';
import { pickSchema } from './pick.ts';
import { acceptSettings, emptySlip, type Slip } from './slip.ts';

/** A bet whose answer has not come yet: the key that it was sent with, and its selections. */
export const attemptSchema = z.object({ key: z.string(), selectionIds: z.array(z.string()) });
export type Attempt = z.output<typeof attemptSchema>;

const savedSchema = z.object({
  picks: z.array(pickSchema),
  isAccumulator: z.boolean(),
  stake: z.string(),
  accept: z.enum(acceptSettings),
  attempts: z.array(attemptSchema),
});

export interface SavedSlip {
  readonly slip: Slip;
  readonly attempts: readonly Attempt[];
}

const empty: SavedSlip = { slip: emptySlip, attempts: [] };

/** A player's slip is another one than a visitor's and than that of the next player in this tab. */
const keyOf = (owner: string) => (owner === '' ? 'sb.slip' : `sb.slip.${owner}`);

/** The slip of this tab, with the bets that wait for an answer. What was picked before signing in goes with the player. */
export function readSavedSlip(storage: Pick<Storage, 'getItem' | 'removeItem'>, owner: string): SavedSlip {
  const own = read(storage, keyOf(owner));
  if (owner === '' || own.slip.picks.length > 0 || own.attempts.length > 0) return own;
  const { slip } = read(storage, keyOf(''));
  storage.removeItem(keyOf(''));
  return { ...own, slip };
}

function read(storage: Pick<Storage, 'getItem'>, key: string): SavedSlip {
  try {
    const { attempts, ...slip } = savedSchema.parse(JSON.parse(storage.getItem(key) ?? ''));
    return { slip: { ...emptySlip, ...slip }, attempts };
  } catch {
    return empty;
  }
}

export function saveSlip(storage: Pick<Storage, 'setItem'>, owner: string, { slip, attempts }: SavedSlip): void {
  const { picks, isAccumulator, stake, accept } = slip;
  try {
    storage.setItem(keyOf(owner), JSON.stringify({ picks, isAccumulator, stake, accept, attempts }));
  } catch {
    // Without storage the slip lasts as long as the page.
  }
}

import * as z from 'zod/mini';
import { marketKindSchema, outcomeSchema } from '../../wire.ts';
import { acceptSettings, emptySlip, type Slip } from './slip.ts';

const pickSchema = z.object({
  selectionId: z.string(),
  eventId: z.string(),
  eventPath: z.string(),
  home: z.string(),
  away: z.string(),
  isLive: z.boolean(),
  isVirtual: z.boolean(),
  kind: marketKindSchema,
  line: z.nullable(z.number()),
  outcome: outcomeSchema,
  runner: z.nullable(z.string()),
  oddsMilli: z.number(),
  currentMilli: z.number(),
  isOpen: z.boolean(),
  stake: z.string(),
});

/** A bet whose answer has not come yet: the key and what it was sent with. */
export const attemptSchema = z.object({ key: z.string(), request: z.string() });
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

const storageKey = 'sb.slip';

/** The slip of this tab; nothing of it says whose it is. */
export function readSavedSlip(storage: Pick<Storage, 'getItem'>): SavedSlip {
  try {
    const { attempts, ...slip } = savedSchema.parse(JSON.parse(storage.getItem(storageKey) ?? ''));
    return { slip: { ...emptySlip, ...slip }, attempts };
  } catch {
    return { slip: emptySlip, attempts: [] };
  }
}

export function saveSlip(storage: Pick<Storage, 'setItem'>, { slip, attempts }: SavedSlip): void {
  const { picks, isAccumulator, stake, accept } = slip;
  try {
    storage.setItem(storageKey, JSON.stringify({ picks, isAccumulator, stake, accept, attempts }));
  } catch {
    // Without storage the slip lasts as long as the page.
  }
}

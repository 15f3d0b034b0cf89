import type { LimitSetting } from './tables.ts';

export type LimitState = 'UNSET' | 'SET' | 'RAISE_PENDING' | 'REMOVAL_PENDING' | 'LOCKED';

/** Of the player: set, keep, lower, raise, remove, cancel. Of the clock: due. Of the operator: the rest. */
export const limitEvents = [
  'set',
  'keep',
  'lower',
  'raise',
  'remove',
  'cancel',
  'due',
  'impose',
  'lift',
  'lock',
  'unlock',
] as const;
export type LimitEvent = (typeof limitEvents)[number];

type Row = Readonly<Partial<Record<LimitEvent, LimitState>>>;
const ofOperator = { impose: 'SET', lift: 'UNSET', lock: 'LOCKED' } as const satisfies Row;

/** DEC-LIM-2: the life of a limit. What a row does not have is refused. */
export const limitTransitions: Readonly<Record<LimitState, Row>> = {
  UNSET: { set: 'SET', remove: 'UNSET', cancel: 'UNSET', impose: 'SET', lift: 'UNSET' },
  SET: { ...ofOperator, keep: 'SET', lower: 'SET', raise: 'RAISE_PENDING', remove: 'REMOVAL_PENDING', cancel: 'SET' },
  RAISE_PENDING: {
    ...ofOperator,
    keep: 'RAISE_PENDING',
    lower: 'SET',
    raise: 'RAISE_PENDING',
    remove: 'REMOVAL_PENDING',
    cancel: 'SET',
    due: 'SET',
  },
  REMOVAL_PENDING: {
    ...ofOperator,
    keep: 'REMOVAL_PENDING',
    lower: 'SET',
    raise: 'RAISE_PENDING',
    remove: 'REMOVAL_PENDING',
    cancel: 'SET',
    due: 'UNSET',
  },
  LOCKED: { impose: 'LOCKED', lift: 'UNSET', lock: 'LOCKED', unlock: 'SET' },
};

export const unset: LimitSetting = {
  valueMinor: null,
  pendingMinor: null,
  pendingDelete: false,
  pendingAt: null,
  locked: false,
  lockReason: null,
  updatedAt: null,
};

export function stateOf({ valueMinor, locked, pendingMinor, pendingDelete }: LimitSetting): LimitState {
  if (valueMinor === null) return 'UNSET';
  if (locked) return 'LOCKED';
  if (pendingDelete) return 'REMOVAL_PENDING';
  return pendingMinor === null ? 'SET' : 'RAISE_PENDING';
}

/** What a player's value would do to a limit. */
export function eventOf({ valueMinor }: LimitSetting, minor: number): 'set' | 'keep' | 'lower' | 'raise' {
  if (valueMinor === null) return 'set';
  if (minor === valueMinor) return 'keep';
  return minor < valueMinor ? 'lower' : 'raise';
}

interface Change {
  readonly now: Date;
  /** The new value of `set`, `lower`, `raise` and `impose`. */
  readonly minor?: number;
  readonly delayMs?: number;
  readonly reason?: string;
}

const nothingPending = { pendingMinor: null, pendingDelete: false, pendingAt: null } as const;

/** The limit after an event; undefined for one that its state refuses. */
export function applyLimitEvent(
  setting: LimitSetting,
  event: LimitEvent,
  { now, minor = 0, delayMs = 0, reason }: Change,
): LimitSetting | undefined {
  const next = limitTransitions[stateOf(setting)][event];
  if (next === undefined) return undefined;
  const pendingAt = new Date(now.getTime() + delayMs);
  switch (event) {
    case 'set':
    case 'lower':
    case 'impose':
      return { ...setting, ...nothingPending, valueMinor: minor, updatedAt: now };
    case 'keep':
      return setting;
    case 'raise':
      return { ...setting, pendingMinor: minor, pendingDelete: false, pendingAt };
    case 'remove':
      return next === 'UNSET' ? setting : { ...setting, pendingMinor: null, pendingDelete: true, pendingAt };
    case 'cancel':
      return { ...setting, ...nothingPending };
    case 'due':
      return next === 'UNSET'
        ? unset
        : { ...setting, ...nothingPending, valueMinor: setting.pendingMinor, updatedAt: setting.pendingAt };
    case 'lift':
      return unset;
    case 'lock':
      return { ...setting, ...nothingPending, locked: true, lockReason: reason ?? null };
    case 'unlock':
      return { ...setting, locked: false, lockReason: null };
  }
}

import { limitPeriods } from '#lib/core/market/protection.ts';
import { type LimitKind, limitKinds } from '#lib/protection/limits/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { LimitedPlayer } from './own-calendar.ts';
import { readSettings, type SetLimit } from './settings.ts';
import type { LimitSetting } from './tables.ts';
import { unset } from './transitions.ts';
import { readUsage, type UsedLimit } from './usage.ts';

/** A limit in force and how much of it is used; minor units of the player's currency. */
export type LimitState = UsedLimit & SetLimit;

/** One of the six limits, set or not. */
export type AnyLimit = UsedLimit & LimitSetting;

/** The limits that the player has set, in the order D, W, M; calendar windows of the player's place. */
export async function readLimits(
  db: Database,
  player: LimitedPlayer,
  now: Date,
  kinds: readonly LimitKind[] = limitKinds,
): Promise<readonly LimitState[]> {
  const settings = (await readSettings(db, player.id, now)).filter(({ kind }) => kinds.includes(kind));
  if (settings.length === 0) return [];
  const used = await readUsage(db, player, settings, now);
  return settings
    .flatMap((setting) => {
      const usage = used.find(({ kind, period }) => kind === setting.kind && period === setting.period);
      return usage ? [{ ...setting, ...usage }] : [];
    })
    .toSorted((a, b) => limitPeriods.indexOf(a.period) - limitPeriods.indexOf(b.period));
}

/** LIM-01: the player's limits of a kind per day, week and month, set or not. */
export async function readEveryLimit(
  db: Database,
  player: LimitedPlayer,
  kind: LimitKind,
  now: Date,
): Promise<readonly AnyLimit[]> {
  const settings = await readSettings(db, player.id, now);
  const used = await readUsage(
    db,
    player,
    limitPeriods.map((period) => ({ kind, period })),
    now,
  );
  return used.map((usage) => {
    const setting = settings.find((each) => each.kind === kind && each.period === usage.period);
    return { ...unset, ...setting, ...usage };
  });
}

export function remainingMinor({ valueMinor, usedMinor }: Pick<LimitState, 'valueMinor' | 'usedMinor'>): number {
  return Math.max(0, valueMinor - usedMinor);
}

/** The limit with the least remaining. */
export function tightest(limits: readonly LimitState[]): LimitState | undefined {
  return findLeast(limits, remainingMinor);
}

/** The item with the least remaining; of equals the last, the longest period: changing a shorter one would not help. */
export function findLeast<Item>(items: readonly Item[], remaining: (item: Item) => number): Item | undefined {
  return items
    .toReversed()
    .reduce<Item | undefined>(
      (least, item) => (least !== undefined && remaining(least) <= remaining(item) ? least : item),
      undefined,
    );
}

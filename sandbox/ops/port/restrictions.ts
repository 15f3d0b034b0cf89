import { limitPeriods } from '#lib/core/market/protection.ts';
import { limitKinds } from '#lib/protection/limits/contract.ts';
import type { Fields } from './forms.ts';
import { readTypedAmount } from './typed-amount.ts';

export const documentTypes = ['ID', 'POA', 'POP', 'SOW', 'OTHER'] as const;
export const documentStatuses = ['REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED'] as const;
export const limitationCodes = ['GAME_EXCLUDED', 'MAX_BET'] as const;

/** A limit in force; amounts in major units of the player's currency. */
interface ActiveLimit {
  readonly kind: (typeof limitKinds)[number];
  readonly period: (typeof limitPeriods)[number];
  readonly value: number;
  readonly used: number;
  /** Virtual time, ISO 8601. */
  readonly resetAt: string;
  /** What waits, and until when; virtual time, ISO 8601. */
  readonly pending: { readonly value: number | null; readonly at: string } | null;
  readonly locked: boolean;
  readonly lockReason: string | null;
}

/** A document that the player was asked for. */
interface RequestedDocument {
  readonly type: (typeof documentTypes)[number];
  readonly status: (typeof documentStatuses)[number];
  readonly requestedDaysAgo: number;
  /** Negative when overdue. */
  readonly daysLeft: number;
}

/** A bonus's limitation of a game (GAM-26). */
export interface GameLimitation {
  /** The game's slug. */
  readonly game: string;
  readonly title: string;
  readonly statusCode: (typeof limitationCodes)[number];
  /** Major units; null unless MAX_BET. */
  readonly maxBet: number | null;
}

/** What restricts a player at cashier and games, besides the player's flags. */
export interface PlayerRestrictions {
  readonly currency: string;
  readonly limits: readonly ActiveLimit[];
  readonly documents: readonly RequestedDocument[];
  readonly limitations: readonly GameLimitation[];
}

/** The limits that the form changed; an empty field removes a limit. */
export function toLimitsChange(fields: Fields, { limits, currency }: PlayerRestrictions): unknown {
  const changes = limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const known = limits.find((limit) => limit.kind === kind && limit.period === period)?.value;
      const typed = fields[`${kind}.${period}`];
      const value = typed === undefined ? null : readTypedAmount(typed, currency);
      return value === (known ?? null) ? [] : { kind, period, value };
    }),
  );
  return changes.length > 0 ? { limits: changes } : {};
}

/** Locks or unlocks one limit; `limit` is its kind and period, `DEPOSIT.D`. */
export function toLockChange({ limit = '', action, lock = '' }: Fields): unknown {
  const [kind, period] = limit.split('.');
  return { limits: [{ kind, period, lock: action === 'lock' ? lock : null }] };
}

/** The documents that the form changed; an empty status withdraws the request. */
export function toDocumentsChange(fields: Fields, { documents }: PlayerRestrictions): unknown {
  const changes = documentTypes.flatMap((type) => {
    const known = documents.find((document) => document.type === type);
    const status = fields[`${type}.status`] ?? null;
    const requestedDaysAgo = Number(fields[`${type}.daysAgo`] ?? 0);
    const isSame = status === (known?.status ?? null) && (status === null || requestedDaysAgo === known?.requestedDaysAgo);
    return isSame ? [] : { type, status, requestedDaysAgo };
  });
  return changes.length > 0 ? { documents: changes } : {};
}

/** The change of one game's limitation; no status removes it. */
export function toLimitationChange({ game, statusCode, maxBet }: Fields, { currency }: PlayerRestrictions): unknown {
  const stake = statusCode === 'MAX_BET' && maxBet ? { maxBet: readTypedAmount(maxBet, currency) } : {};
  return { limitations: [{ game, statusCode: statusCode ?? null, ...stake }] };
}

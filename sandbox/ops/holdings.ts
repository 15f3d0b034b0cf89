import { limitPeriods } from '#lib/cashier/contract.ts';

export const documentTypes = ['ID', 'POA', 'POP', 'SOW', 'OTHER'] as const;
export const documentStatuses = ['REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED'] as const;
export const limitKinds = ['DEPOSIT', 'SPEND'] as const;
export const limitationCodes = ['GAME_EXCLUDED', 'MAX_BET'] as const;

/** A limit that is set, amounts in major units of the player's currency. */
interface HeldLimit {
  readonly kind: (typeof limitKinds)[number];
  readonly period: (typeof limitPeriods)[number];
  readonly value: number;
  readonly used: number;
  /** ISO-8601 by the business clock. */
  readonly resetAt: string;
}

/** A document that was asked for. */
interface HeldDocument {
  readonly type: (typeof documentTypes)[number];
  readonly status: (typeof documentStatuses)[number];
  readonly requestedDaysAgo: number;
  /** Below zero once the time is over. */
  readonly daysLeft: number;
}

/** What a bonus forbids on a game (GAM-26). */
export interface HeldLimitation {
  /** As its address ends. */
  readonly game: string;
  readonly title: string;
  readonly statusCode: (typeof limitationCodes)[number];
  /** Major units, for MAX_BET. */
  readonly maxBet: number | null;
}

/** What stands between a player and cashier or game besides his switches. */
export interface Holdings {
  readonly currency: string;
  readonly limits: readonly HeldLimit[];
  readonly documents: readonly HeldDocument[];
  readonly limitations: readonly HeldLimitation[];
}

type Fields = Readonly<Record<string, string>>;

/** What the form of the limits changes: it sends every one, and an empty field takes a limit away. */
export function bodyOfLimitsForm(fields: Fields, { limits }: Holdings): unknown {
  const changes = limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const known = limits.find((limit) => limit.kind === kind && limit.period === period)?.value;
      const typed = fields[`${kind}.${period}`];
      const value = typed === undefined ? null : Number(typed);
      return value === (known ?? null) ? [] : { kind, period, value };
    }),
  );
  return changes.length > 0 ? { limits: changes } : {};
}

/** The same of the documents; no status takes the request back. */
export function bodyOfDocumentsForm(fields: Fields, { documents }: Holdings): unknown {
  const changes = documentTypes.flatMap((type) => {
    const known = documents.find((document) => document.type === type);
    const status = fields[`${type}.status`] ?? null;
    const requestedDaysAgo = Number(fields[`${type}.daysAgo`] ?? 0);
    const isSame = status === (known?.status ?? null) && (status === null || requestedDaysAgo === known?.requestedDaysAgo);
    return isSame ? [] : { type, status, requestedDaysAgo };
  });
  return changes.length > 0 ? { documents: changes } : {};
}

/** One game of the player, closed, bounded or set free. */
export function bodyOfLimitationForm({ game, statusCode, maxBet }: Fields): unknown {
  const isBounded = statusCode === 'MAX_BET';
  return { limitations: [{ game, statusCode: statusCode ?? null, ...(isBounded && maxBet && { maxBet: Number(maxBet) }) }] };
}

import type { CallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { readAmount } from '#lib/core/money/amount.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { Limit, LimitChange, LimitError } from './contract.ts';

/** The kinds of limits as the addresses of the calls and the messages name them. */
export const limitTopics = ['deposit', 'spend'] as const;
export type LimitTopic = (typeof limitTopics)[number];

type MessageKey = keyof Messages['gambling'];

/** The names of the periods, "Per day". */
export const periodKeys = { D: 'limits_daily', W: 'limits_weekly', M: 'limits_monthly' } as const satisfies Record<
  LimitPeriod,
  MessageKey
>;

const periodNames = { D: 'daily', W: 'weekly', M: 'monthly' } as const satisfies Record<LimitPeriod, string>;

const errorNames = {
  INTERVAL: 'interval',
  TOO_HIGH: 'tooHigh',
  TOO_LOW: 'tooLow',
  LOCKED: 'locked',
} as const satisfies Record<LimitError, string>;

/** LIM-06: periods that have nothing to compare with; their text is the service's. */
const withoutText: readonly string[] = ['TOO_HIGH M', 'TOO_LOW D'];

/** LIM-06: the message of a refused limit; undefined where the service's own sentence is shown. */
export function limitErrorKey(topic: LimitTopic, code: string, period: LimitPeriod): MessageKey | undefined {
  if (!isLimitError(code) || withoutText.includes(`${code} ${period}`)) return undefined;
  return `limits_error_${topic}_${errorNames[code]}_${periodNames[period]}` as MessageKey;
}

function isLimitError(code: string): code is LimitError {
  return Object.hasOwn(errorNames, code);
}

/** What a refused change says about its field: a code of LIM-06, and the service's sentence. */
export function limitErrorOf({ envelope }: CallError): { readonly code: string; readonly message: string } | undefined {
  return envelope.validationErrors?.limit;
}

/** LIM-07: the message of an accepted change, which the reply decides. */
export function successKey(topic: LimitTopic, change: LimitChange, { pendingDelete, pendingValue }: Limit): MessageKey {
  const outcome =
    'cancelPendingLimit' in change
      ? 'canceled'
      : pendingDelete
        ? 'removalReceived'
        : pendingValue === null
          ? 'updated'
          : 'updateReceived';
  return `limits_${topic}_${outcome}`;
}

/** The typed value in major units; undefined where it is no whole amount. The service knows the range. */
export function readLimitValue(text: string, currency: string, numbers?: NumberForm): number | undefined {
  const read = readAmount(text, currency, numbers);
  if ('error' in read) return undefined;
  const value = toWire({ minor: read.minor, currency });
  return Number.isInteger(value) ? value : undefined;
}

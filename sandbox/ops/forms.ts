import type { HonoRequest } from 'hono';
import { ownValue } from '#lib/core/own-value.ts';
import type { ActionName } from './actions.ts';
import { OpsRefusal } from './ops-refusal.ts';
import { type PlayerCard, playerFlags } from './players.ts';

type Fields = Readonly<Record<string, string>>;

const secondsPer: Readonly<Record<string, number>> = { minutes: 60, hours: 3_600, days: 86_400 };

/** Reads a form without its empty fields. Throws for any other body, in which missing checkboxes would count as off. */
export async function readFields(request: HonoRequest): Promise<Fields> {
  const form = await request.formData().catch(() => {
    throw new OpsRefusal(400, 'error.validation', 'The request body is not a form.');
  });
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Converts each form's fields into the body of the API request with the same name. */
export const formToBody: Readonly<Record<ActionName, (fields: Fields) => unknown>> = {
  reset: () => ({}),
  clock: ({ reset, amount, unit }) =>
    reset ? { reset: true } : { advanceSeconds: Math.round(Number(amount ?? Number.NaN) * (ownValue(secondsPer, unit) ?? 1)) },
  geo: ({ reset, ...location }) => (reset ? { country: null } : location),
  limits: ({ limits }) => ({ on: limits === 'on' }),
  maintenance: ({ maintenance }) => ({ maintenance: maintenance === 'on' }),
  faults: ({ clear, status, times, delayMs, cut, ...rest }) =>
    clear
      ? { reset: true }
      : { ...rest, ...numbers({ status, times, delayMs }), ...(cut !== undefined && { reset: 'connection' }) },
};

/**
 * The fields that the player form changed. Unchanged ones are left out, because setting a timeout or an exclusion again would
 * prolong it.
 */
export function toPlayerChange(fields: Fields, player: PlayerCard): unknown {
  const { status, kycStatus } = fields;
  const loyaltyLevel = Number(fields.loyaltyLevel);
  const multibrandSuspended = fields.multibrandSuspended === 'on';
  const flags = playerFlags.filter((flag) => (fields[flag] === 'on') !== (player.flags[flag] === true));
  return {
    ...(status !== player.status && { status }),
    ...(kycStatus !== player.kycStatus && { kycStatus }),
    ...(loyaltyLevel !== player.loyaltyLevel && { loyaltyLevel }),
    ...(multibrandSuspended !== player.multibrandSuspended && { multibrandSuspended }),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags.map((flag) => [flag, fields[flag] === 'on'])) }),
  };
}

function numbers(fields: Readonly<Record<string, string | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, Number(value)]])),
  );
}

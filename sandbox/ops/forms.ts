import type { HonoRequest } from 'hono';
import type { ActionName } from './actions.ts';
import { OpsRefusal } from './ops-refusal.ts';
import { type PlayerCard, playerFlags } from './players.ts';

type Fields = Readonly<Record<string, string>>;

const secondsPer: Readonly<Record<string, number>> = { minutes: 60, hours: 3_600, days: 86_400 };

/** Empty fields of a form count as left out; what is no form is refused, since a missing tick would mean something. */
export async function readFields(request: HonoRequest): Promise<Fields> {
  const form = await request.formData().catch(() => {
    throw new OpsRefusal(400, 'error.validation', 'What was sent is no form.');
  });
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Each form's fields as the body of the API call of the same name. */
export const bodyOfForm: Readonly<Record<ActionName, (fields: Fields) => unknown>> = {
  reset: () => ({}),
  clock: ({ reset, amount, unit }) =>
    reset ? { reset: true } : { advanceSeconds: Math.round(Number(amount ?? Number.NaN) * (secondsPer[unit ?? ''] ?? 1)) },
  geo: ({ reset, ...place }) => (reset ? { country: null } : place),
  limits: ({ limits }) => ({ on: limits === 'on' }),
  maintenance: ({ maintenance }) => ({ maintenance: maintenance === 'on' }),
  faults: ({ clear, status, times, delayMs, cut, ...rest }) =>
    clear
      ? { reset: true }
      : { ...rest, ...numbers({ status, times, delayMs }), ...(cut !== undefined && { reset: 'connection' }) },
};

/**
 * What the player form changes: it sends every field, and setting a timeout or an exclusion anew would prolong it.
 * A box that is not ticked is off.
 */
export function bodyOfPlayerForm(fields: Fields, player: PlayerCard): unknown {
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

import type { ActionName } from './actions.ts';

type Fields = Readonly<Record<string, string>>;

const secondsPer: Readonly<Record<string, number>> = { minutes: 60, hours: 3_600, days: 86_400 };

/** Empty fields of a form count as left out. */
export function readFields(form: FormData): Fields {
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
  maintenance: ({ maintenance }) => ({ maintenance: maintenance === 'on' }),
  faults: ({ clear, status, times, delayMs, cut, ...rest }) =>
    clear
      ? { reset: true }
      : { ...rest, ...numbers({ status, times, delayMs }), ...(cut !== undefined && { reset: 'connection' }) },
};

/** The player form sends every switch; a box that is not ticked is off. */
export function bodyOfPlayerForm(fields: Fields, flags: readonly string[]): unknown {
  const { status, kycStatus, loyaltyLevel } = fields;
  return {
    ...(status && { status }),
    ...(kycStatus && { kycStatus }),
    ...numbers({ loyaltyLevel }),
    multibrandSuspended: fields.multibrandSuspended === 'on',
    flags: Object.fromEntries(flags.map((flag) => [flag, fields[flag] === 'on'])),
  };
}

function numbers(fields: Readonly<Record<string, string | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, Number(value)]])),
  );
}

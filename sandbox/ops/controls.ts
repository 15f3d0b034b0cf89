import { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import { defineControl, type OperatorChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { advanceSchema, faultSchema, geoSchema, limitsSchema, maintenanceSchema, orReset } from './control-bodies.ts';
import { readMaintenance, writeMaintenance } from './maintenance.ts';
import type { Fields } from './port/forms.ts';
import type { ControlKind } from './port/protection.ts';
import { resetSandbox } from './reset.ts';

export function showClock({ clock }: OpsContext) {
  return { now: clock.now().toISOString(), offsetSeconds: Math.round(clock.offsetMs / 1_000) };
}

export function showGeo({ geo }: OpsContext) {
  return geo.read() ?? { country: null };
}

export function showLimits({ rateLimits }: OpsContext) {
  return { on: rateLimits.read() };
}

/** The parts of the home page with the forms. */
const sections = {
  reset: '',
  clock: '#clock',
  geo: '#location',
  maintenance: '#maintenance',
  limits: '#limits',
  faults: '#failures',
} as const;

interface Control<Body> {
  readonly name: keyof typeof sections;
  readonly kind: ControlKind;
  readonly body: { parse(input: unknown): Body };
  readonly toBody: (fields: Fields) => unknown;
  readonly toDetails: (body: Body) => Readonly<Record<string, string | number | boolean | null>>;
  readonly apply: (body: Body) => object | Promise<object>;
}

/** The changes of the sandbox itself. OPS-05. */
export function controlChanges(context: OpsContext): readonly OperatorChange[] {
  const { clock, faults, geo, rateLimits, config, protection } = context;

  /** Its effect is outside of the database, so its entry comes first: no change is without one. */
  function control<Body>({ name, kind, body, toBody, toDetails, apply }: Control<Body>): OperatorChange {
    return defineControl({
      path: `/${name}`,
      action: 'sandbox.change',
      body,
      async perform(parsed, { cause }) {
        const details = toDetails(parsed);
        await protection.record(cause, kind, details);
        try {
          return await apply(parsed);
        } catch (error) {
          await protection.record(cause, kind, { ...details, failed: true });
          throw error;
        }
      },
      forms: [{ path: `/do/${name}`, toBody, back: () => '/', section: sections[name] }],
    });
  }

  return [
    control({
      name: 'clock',
      kind: 'CLOCK_MOVED',
      body: orReset(advanceSchema),
      toBody: ({ reset, amount, unit }) =>
        reset
          ? { reset: true }
          : { advanceSeconds: Math.round(Number(amount ?? Number.NaN) * (ownValue(secondsPer, unit) ?? 1)) },
      toDetails: (body) => ({ advanceSeconds: body?.advanceSeconds ?? null }),
      async apply(body) {
        await (body ? clock.advance(body.advanceSeconds * 1_000) : clock.reset());
        return showClock(context);
      },
    }),
    control({
      name: 'geo',
      kind: 'LOCATION_CHANGED',
      body: geoSchema,
      toBody: ({ reset, ...location }) => (reset ? { country: null } : location),
      toDetails: ({ country, region = null }) => ({ country, region }),
      apply({ country, ...location }) {
        geo.set(country === null ? undefined : { country, ...location });
        return showGeo(context);
      },
    }),
    control({
      name: 'maintenance',
      kind: 'MAINTENANCE_CHANGED',
      body: maintenanceSchema,
      toBody: ({ maintenance }) => ({ maintenance: maintenance === 'on' }),
      toDetails: (body) => body,
      async apply({ maintenance }) {
        await writeMaintenance(config, maintenance);
        return { maintenance: await readMaintenance(config) };
      },
    }),
    control({
      name: 'limits',
      kind: 'RATE_LIMITS_CHANGED',
      body: limitsSchema,
      toBody: ({ limits }) => ({ on: limits === 'on' }),
      toDetails: (body) => body,
      apply({ on }) {
        rateLimits.set(on);
        return showLimits(context);
      },
    }),
    control({
      name: 'faults',
      kind: 'FAULTS_CHANGED',
      body: orReset(faultSchema),
      toBody: ({ clear, afterwards, status, times, delayMs, clockMs, skip, ...rest }) =>
        clear
          ? { reset: true }
          : {
              ...rest,
              ...toNumbers({ status, times, delayMs, clockMs, skip }),
              ...(afterwards !== undefined && { afterwards: true }),
            },
      toDetails: (fault) => ({ service: fault?.service ?? null, pathPattern: fault?.pathPattern ?? null }),
      async apply(fault) {
        const added = fault && faults.add(fault);
        if (!fault) faults.clear();
        await faults.settled();
        return added ?? [];
      },
    }),
    defineReset(context),
  ];
}

/** A reset empties the trail, whose first entry it is then. */
function defineReset(context: OpsContext): OperatorChange {
  return defineControl({
    path: '/reset',
    action: 'sandbox.change',
    body: z.strictObject({}),
    async perform(_, { cause }) {
      await resetSandbox(context);
      await context.protection.record(cause, 'SANDBOX_RESET', {});
      return { reset: true };
    },
    forms: [{ path: '/do/reset', toBody: () => ({}), back: () => '/', section: sections.reset }],
  });
}

const secondsPer: Readonly<Record<string, number>> = { minutes: 60, hours: 3_600, days: 86_400 };

function toNumbers(fields: Readonly<Record<string, string | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, Number(value)]])),
  );
}

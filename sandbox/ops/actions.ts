import { z } from 'zod';
import { serviceNames } from '#lib/core/config/services.ts';
import type { OpsContext } from './context.ts';
import { readMaintenance, writeMaintenance } from './maintenance.ts';
import { resetSandbox } from './reset.ts';

const tenYears = 10 * 366 * 24 * 3_600;
const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'is not a two-letter country code')
  .toUpperCase();

/** A valid regular expression. */
const pattern = z.string().min(1).max(200).refine(isPattern, 'is not a regular expression');

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) !== undefined;
  } catch {
    return false;
  }
}

const advanceSchema = z.strictObject({ advanceSeconds: z.number().int().min(-tenYears).max(tenYears) });

const geoSchema = z.strictObject({
  country: country.nullable(),
  region: z.string().max(60).optional(),
  city: z.string().max(60).optional(),
});

const limitsSchema = z.strictObject({ on: z.boolean() });

const maintenanceSchema = z.strictObject({ maintenance: z.boolean() });

/** Excludes the console itself, because its API must stay available to remove faults. */
const faultableServices = serviceNames.filter((name) => name !== 'ops');

const faultSchema = z
  .strictObject({
    service: z.enum(faultableServices),
    pathPattern: pattern,
    status: z.number().int().min(200).max(599).optional(),
    code: z.string().min(1).max(100).optional(),
    body: z.string().max(100_000).optional(),
    times: z.number().int().min(1).max(10_000).optional(),
    delayMs: z.number().int().min(1).max(120_000).optional(),
    reset: z.literal('connection').optional(),
  })
  .refine(
    ({ status, code, body, delayMs, reset }) => [status, code, body, delayMs, reset].some((effect) => effect !== undefined),
    'needs an effect: status, code, body, delayMs or reset',
  );

/** Checked apart from the schemas: errors of a union would not name the invalid fields. */
function isResetRequest(input: unknown): input is object {
  return typeof input === 'object' && input !== null && 'reset' in input && input.reset === true;
}

export function showClock({ clock }: OpsContext) {
  return { now: clock.now().toISOString(), offsetSeconds: Math.round(clock.offsetMs / 1_000) };
}

export function showGeo({ geo }: OpsContext) {
  return geo.read() ?? { country: null };
}

export function showLimits({ rateLimits }: OpsContext) {
  return { on: rateLimits.read() };
}

/** An action of `POST /api/{name}` and of the form with the same name. Throws `ZodError` and `ContentUnreachable`. */
type Action = (context: OpsContext, input: unknown) => Promise<unknown>;

export const actions = {
  async reset(context, input) {
    z.strictObject({}).parse(input);
    await resetSandbox(context);
    return { reset: true };
  },
  async clock(context, input) {
    if (isResetRequest(input)) await context.clock.reset();
    else await context.clock.advance(advanceSchema.parse(input).advanceSeconds * 1_000);
    return showClock(context);
  },
  async geo(context, input) {
    const { country, ...location } = geoSchema.parse(input);
    context.geo.set(country === null ? undefined : { country, ...location });
    return showGeo(context);
  },
  async maintenance(context, input) {
    await writeMaintenance(context.config, maintenanceSchema.parse(input).maintenance);
    return { maintenance: await readMaintenance(context.config) };
  },
  async limits(context, input) {
    context.rateLimits.set(limitsSchema.parse(input).on);
    return showLimits(context);
  },
  async faults({ faults }, input) {
    if (!isResetRequest(input)) return faults.add(faultSchema.parse(input));
    faults.clear();
    return [];
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as readonly ActionName[];

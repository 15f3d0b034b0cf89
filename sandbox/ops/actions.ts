import { z } from 'zod';
import { serviceNames } from '#lib/config/services.ts';
import type { OpsDesk } from './desk.ts';
import { readMaintenance, writeMaintenance } from './maintenance.ts';
import { resetSandbox } from './reset.ts';

const tenYears = 10 * 366 * 24 * 3_600;
const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'is not a two-letter country code')
  .toUpperCase();

/** A regular expression that the engine accepts. */
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

/** Every service may fail but this one: it is the way out. */
const spoilable = serviceNames.filter((name) => name !== 'ops');

const faultSchema = z
  .strictObject({
    service: z.enum(spoilable),
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

/** Not a union of schemas: the faults of a body should name its fields. */
function asksForReset(input: unknown): input is object {
  return typeof input === 'object' && input !== null && 'reset' in input && input.reset === true;
}

export function showClock({ clock }: OpsDesk) {
  return { now: clock.now().toISOString(), offsetSeconds: Math.round(clock.offsetMs / 1_000) };
}

export function showGeo({ geo }: OpsDesk) {
  return geo.read() ?? { country: null };
}

export function showLimits({ rateLimits }: OpsDesk) {
  return { on: rateLimits.read() };
}

/** What the operator does by `POST /api/{name}` and by the form of the same name. Throws `ZodError` and `ContentUnreachable`. */
type Action = (desk: OpsDesk, input: unknown) => Promise<unknown>;

export const actions = {
  async reset(desk, input) {
    z.strictObject({}).parse(input);
    await resetSandbox(desk);
    return { reset: true };
  },
  async clock(desk, input) {
    if (asksForReset(input)) await desk.clock.reset();
    else await desk.clock.advance(advanceSchema.parse(input).advanceSeconds * 1_000);
    return showClock(desk);
  },
  async geo(desk, input) {
    const { country, ...place } = geoSchema.parse(input);
    desk.geo.set(country === null ? undefined : { country, ...place });
    return showGeo(desk);
  },
  async maintenance(desk, input) {
    await writeMaintenance(desk.config, maintenanceSchema.parse(input).maintenance);
    return { maintenance: await readMaintenance(desk.config) };
  },
  async limits(desk, input) {
    desk.rateLimits.set(limitsSchema.parse(input).on);
    return showLimits(desk);
  },
  async faults({ faults }, input) {
    if (!asksForReset(input)) return faults.add(faultSchema.parse(input));
    faults.clear();
    return [];
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as readonly ActionName[];

import { z } from 'zod';
import { serviceNames } from '#lib/core/config/services.ts';

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

export const advanceSchema = z.strictObject({ advanceSeconds: z.number().int().min(-tenYears).max(tenYears) });

export const geoSchema = z.strictObject({
  country: country.nullable(),
  region: z.string().max(60).optional(),
  city: z.string().max(60).optional(),
});

export const limitsSchema = z.strictObject({ on: z.boolean() });

export const maintenanceSchema = z.strictObject({ maintenance: z.boolean() });

/** Excludes the console itself, because its API must stay available to remove faults. */
const faultableServices = serviceNames.filter((name) => name !== 'ops');

export const faultSchema = z
  .strictObject({
    service: z.enum(faultableServices),
    pathPattern: pattern,
    status: z.number().int().min(200).max(599).optional(),
    code: z.string().min(1).max(100).optional(),
    body: z.string().max(100_000).optional(),
    times: z.number().int().min(1).max(10_000).optional(),
    delayMs: z.number().int().min(1).max(120_000).optional(),
    reset: z.enum(['connection', 'body']).optional(),
    afterwards: z.boolean().optional(),
    clockMs: z
      .number()
      .int()
      .min(-tenYears * 1_000)
      .max(tenYears * 1_000)
      .optional(),
    skip: z.number().int().min(0).max(10_000).optional(),
  })
  .refine(
    ({ status, code, body, delayMs, reset, clockMs }) =>
      [status, code, body, delayMs, reset, clockMs].some((effect) => effect !== undefined),
    'needs an effect: status, code, body, delayMs, reset or clockMs',
  );

/** A body `{reset: true}`, read as undefined, or another one. Not a union, whose errors would not name the invalid fields. */
export function orReset<Body>(schema: z.ZodType<Body>) {
  return {
    parse: (input: unknown): Body | undefined => (isResetRequest(input) ? undefined : schema.parse(input)),
  };
}

function isResetRequest(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'reset' in input && input.reset === true;
}

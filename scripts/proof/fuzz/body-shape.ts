import type { z } from 'zod';
import { schemaOf } from '../../openapi/components.ts';
import type { JsonObject } from '../../openapi/json.ts';

/** What a body is made by. */
export interface BodyShape {
  readonly schema: JsonObject;
  /** Where the shape itself is known. */
  readonly accepts?: (value: unknown) => boolean;
}

export function bodyShapeOf(shape: z.ZodType): BodyShape {
  return { schema: schemaOf(shape), accepts: (value) => isAccepted(shape, value) };
}

/** Some shapes throw an error of their service. */
export function isAccepted(shape: { parse(input: unknown): unknown }, value: unknown): boolean {
  try {
    shape.parse(value);
    return true;
  } catch {
    return false;
  }
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CognitoError, invalidParameter } from './errors.ts';
import type { Identity } from './identity.ts';
import { clientId } from './pool.ts';

export interface Operation {
  readonly shape: z.ZodType;
  (body: unknown, identity: Identity): Promise<object>;
}

/** Wraps `run` with request parsing. The operation throws `InvalidParameterException` for an invalid request. */
export function defineOperation<Schema extends z.ZodType>(
  schema: Schema,
  run: (request: z.output<Schema>, identity: Identity) => Promise<object>,
): Operation {
  return Object.assign(async (body: unknown, identity: Identity) => run(parseAs(schema, body), identity), { shape: schema });
}

/** Parses part of a request. Throws `InvalidParameterException` with the first missing or malformed member. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const member = parsed.error.issues[0]?.path.join('.') || 'request';
  throw invalidParameter(`Missing or invalid parameter ${member}`);
}

/** Printable text: PostgreSQL rejects null bytes and lone surrogates. */
export const textSchema = z
  .string()
  .min(1)
  .max(4_096)
  .regex(/^[^\p{C}]+$/u);

export const usernameSchema = textSchema.max(254);

export const passwordSchema = z.string().min(1).max(256);

/** Throws `ResourceNotFoundException` for any client but the pool's only one. */
export const clientIdSchema = z.string().transform((id) => {
  if (id !== clientId) throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  return id;
});

/**
 * The visitor's origin for the platform's record of sign-ins, and the requester that the site signed; malformed metadata counts as
 * empty.
 */
export const originSchema = z
  .object({
    requester: z.string().max(200).optional().catch(undefined),
    ipAddress: z.string().max(64).catch(''),
    country: z.string().max(2).catch(''),
    device: z
      .string()
      .regex(/^[a-z]{1,20} [a-z]{1,20}$/)
      .optional()
      .catch(undefined),
    passwordForm: z.enum(['first', 'second']).optional().catch(undefined),
  })
  .catch({ ipAddress: '', country: '' });

export type RequestMetadata = z.output<typeof originSchema>;

/** Metadata of requests that only the platform may send. */
export const platformMetadataSchema = z.object({ serviceSecret: z.string() }).optional();

/** Throws `NotAuthorizedException` unless the metadata carries the platform's secret. */
export function requirePlatform(identity: Identity, metadata: z.output<typeof platformMetadataSchema>): void {
  const [given, expected] = [metadata?.serviceSecret ?? '', identity.serviceSecret].map((secret) =>
    createHash('sha256').update(secret).digest(),
  );
  if (given && expected && timingSafeEqual(given, expected)) return;
  throw new CognitoError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
}

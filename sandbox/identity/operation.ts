import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CognitoError, invalidParameter } from './errors.ts';
import type { Identity } from './identity.ts';
import { clientId } from './pool.ts';

export type Operation = (body: unknown, identity: Identity) => Promise<object>;

/** An operation of the protocol: `run` sees a parsed request only. Throws `InvalidParameterException` for any other. */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (request: z.output<Schema>, identity: Identity) => Promise<object>,
): Operation {
  return async (body, identity) => run(parseAs(schema, body), identity);
}

/** Parses a part of a request, naming the first member that is missing or malformed. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const member = parsed.error.issues[0]?.path.join('.') || 'request';
  throw invalidParameter(`Missing or invalid parameter ${member}`);
}

/** Printable text: the database takes neither null bytes nor lone surrogates. */
export const textSchema = z
  .string()
  .min(1)
  .max(4_096)
  .regex(/^[^\p{C}]+$/u);

export const usernameSchema = textSchema.max(254);

export const passwordSchema = z.string().min(1).max(256);

/** The pool has one client. Throws `ResourceNotFoundException` for any other. */
export const clientIdSchema = z.string().transform((id) => {
  if (id !== clientId) throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  return id;
});

/** What the site tells of its visitor, for the platform's record of sign-ins. Anything else is of no interest here. */
export const originSchema = z
  .object({ ipAddress: z.string().max(64).catch(''), country: z.string().max(2).catch('') })
  .catch({ ipAddress: '', country: '' });

/** What the platform adds to requests that players may not send. Decisions §3.7. */
export const platformMetadataSchema = z.object({ serviceSecret: z.string() }).optional();

/** Throws `NotAuthorizedException` unless the platform is asking. */
export function requirePlatform(identity: Identity, metadata: z.output<typeof platformMetadataSchema>): void {
  const [given, kept] = [metadata?.serviceSecret ?? '', identity.serviceSecret].map((secret) =>
    createHash('sha256').update(secret).digest(),
  );
  if (given && kept && timingSafeEqual(given, kept)) return;
  throw new CognitoError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
}

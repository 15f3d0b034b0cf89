import { z } from 'zod';
import { parseJson } from '#lib/core/parse-json.ts';

const multibrandSchema = z.object({ suspended: z.boolean() });

/** A pool without the claim has no other brands. Text that cannot be read may say that the player is suspended, so it counts as that. */
function readMultibrand(text: string): z.output<typeof multibrandSchema> {
  if (text === '') return { suspended: false };
  return multibrandSchema.safeParse(parseJson(text)).data ?? { suspended: true };
}

/** The claims that the site reads from an ID token (LOG-04). `exp` and `iat` in seconds of real time. */
export const claimsSchema = z.object({
  player_id: z.string().min(1),
  player_access_id: z.string().default(''),
  email: z.string(),
  country_code: z.string(),
  language_code: z.string(),
  login_method: z.string().default('DEFAULT'),
  zendesk_token: z.string().default(''),
  registrationDate: z.string().default(''),
  /** JSON text in the token. */
  multibrand: z.string().default('').transform(readMultibrand),
  /** The session at the identity service. */
  origin_jti: z.string().max(64).default(''),
  /** The clients of the pool that the token is for. */
  aud: z.union([z.string(), z.array(z.string())]).transform((client) => [client].flat()),
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.output<typeof claimsSchema>;

/** The claims of an ID token that was verified before; undefined for any other text. */
export function readClaims(idToken: string): Claims | undefined {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return claimsSchema.safeParse(parseJson(payload)).data;
}

import { decodeJwt } from 'jose';
import { z } from 'zod';
import { signInBySrp } from '#lib/session/sign-in/srp.ts';
import type { SignedIn } from './backend.ts';
import { Failure } from './point.ts';
import type { Settings } from './settings.ts';

const claimsSchema = z.looseObject({ player_id: z.string() });

type SignInOutcome =
  | { readonly kind: 'tokens'; readonly session: SignedIn }
  | { readonly kind: 'refused'; readonly type: string; readonly message: string };

/** Signs in as the site does: by SRP, with the pool's own client library. Throws a `Failure` for a token without a player. */
export async function signInAs(email: string, password: string, settings: Settings, url: string): Promise<SignInOutcome> {
  const { poolId, clientId } = settings;
  const outcome = await signInBySrp(email, password, { url, poolId, clientId });
  if (outcome.kind === 'refused') return outcome;
  const { idToken } = outcome;
  const claims = claimsSchema.safeParse(decodeJwt(idToken));
  if (!claims.success) throw new Failure('the claim player_id in the identity token', 'none');
  return { kind: 'tokens', session: { playerId: claims.data.player_id, idToken } };
}

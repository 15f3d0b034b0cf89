import type { Identity } from './identity.ts';
import { createDecoyVerifier } from './passwords/srp.ts';
import type { User } from './users.ts';

/** The credentials that a sign-in is checked against. Only `user` differs for an unknown name: it is undefined. */
export interface Account {
  /** Key of the failure counter; the same for e-mail and `sub`. */
  readonly name: string;
  /** A decoy of an e-mail also counts under its user id, with which a sign-in can begin too. */
  readonly alias?: string;
  readonly userId: string;
  readonly salt: string;
  readonly verifier: string;
  readonly user: User | undefined;
}

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Finds the account, or derives a stable decoy from the name, so that responses do not reveal which accounts exist. Like an
 * account, a decoy is the same by its e-mail and by its user id.
 */
export async function findAccount(identity: Identity, username: string): Promise<Account> {
  const name = username.toLowerCase();
  const { digest } = identity.secrets;
  const userId = uuidShape.test(name) ? name : toUuid(digest(`sub:${name}`));
  const decoy = {
    name,
    alias: userId,
    userId,
    salt: digest(`salt:${userId}`).slice(0, 32),
    verifier: createDecoyVerifier(digest(`verifier:${userId}`)),
    user: undefined,
  };
  const user = await identity.users.find(name);
  return user ? { name: user.email, userId: user.sub, salt: user.salt, verifier: user.verifier, user } : decoy;
}

function toUuid(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

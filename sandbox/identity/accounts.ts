import type { Identity } from './identity.ts';
import { createDecoyVerifier } from './passwords/srp.ts';
import type { User } from './users.ts';

/** The credentials that a sign-in is checked against. Only `user` differs for an unknown name: it is undefined. */
export interface Account {
  /** Key of the failure counter; the same for e-mail and `sub`. */
  readonly name: string;
  readonly userId: string;
  readonly salt: string;
  readonly verifier: string;
  readonly user: User | undefined;
}

/** Finds the account, or derives a stable decoy from the name, so that responses do not reveal which accounts exist. */
export async function findAccount(identity: Identity, username: string): Promise<Account> {
  const name = username.toLowerCase();
  const digestOf = (purpose: string) => identity.secrets.digest(`${purpose}:${name}`);
  const decoy = {
    name,
    userId: toUuid(digestOf('sub')),
    salt: digestOf('salt').slice(0, 32),
    verifier: createDecoyVerifier(digestOf('verifier')),
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

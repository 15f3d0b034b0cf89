import type { Unfinished } from '../contract.ts';

/** An unfinished registration, with the credentials of the sign-in that found it. */
export interface UnfinishedRegistration extends Unfinished {
  readonly email: string;
  readonly password: string;
}

let unfinished: UnfinishedRegistration | undefined;

/** Passes a registration from the sign-in to the form of the same document. In memory only, because it has a password. */
export function setUnfinishedRegistration(registration: UnfinishedRegistration): void {
  unfinished = registration;
}

export function takeUnfinishedRegistration(): UnfinishedRegistration | undefined {
  const taken = unfinished;
  unfinished = undefined;
  return taken;
}

import type { Unfinished } from './contract.ts';

/** A registration to go on with, and what its player has just signed in with. */
export interface HeldRegistration extends Unfinished {
  readonly email: string;
  readonly password: string;
}

let held: HeldRegistration | undefined;

/** From the sign-in to the registration form of the same document: in memory only, so that nothing is asked twice. */
export function holdRegistration(registration: HeldRegistration): void {
  held = registration;
}

export function takeRegistration(): HeldRegistration | undefined {
  const taken = held;
  held = undefined;
  return taken;
}

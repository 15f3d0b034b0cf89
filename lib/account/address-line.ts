import type { Profile } from './contract.ts';

/** A player's address in one line; empty where none is known. */
export function addressLine({ address, postCode, city }: Profile): string {
  return [address, [postCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

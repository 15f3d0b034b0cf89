import type { z } from 'zod';
import type { accessDetailsSchema } from '#lib/account/contract.ts';

export type Access = z.output<typeof accessDetailsSchema>;
export type Section = 'casino' | 'live' | 'sports' | 'deposit' | 'rewards' | 'bonusCode';

interface Door {
  readonly needs: keyof Access;
  /** Whether a code must be claimable, too. */
  readonly needsClaim?: true;
  /** Below the locale: where who may not enter is led (DEC-RTE-6). */
  readonly leadsTo: string;
  readonly why: string;
}

const home = '';
const account = '/my-account';

/** Parts of the house that a player may be kept from, and the switch that opens each. */
const doors: Readonly<Record<Section, Door>> = {
  casino: { needs: 'casino', leadsTo: home, why: 'RTE-39' },
  live: { needs: 'liveCasino', leadsTo: home, why: 'RTE-39' },
  sports: { needs: 'sports', leadsTo: home, why: 'RTE-40' },
  deposit: { needs: 'deposit', leadsTo: account, why: 'RTE-06, RTE-28' },
  rewards: { needs: 'bonuses', leadsTo: account, why: 'RTE-28' },
  bonusCode: { needs: 'bonuses', needsClaim: true, leadsTo: home, why: 'RTE-29, RTE-44' },
};

/**
 * Whether a player may enter; a payout block or a suspended brand shuts every door, and only these (DEC-X-4). `canClaim`:
 * whether a bonus code may be claimed by hand.
 */
export function mayEnter(section: Section, access: Access, canClaim = false): boolean {
  const { needs, needsClaim } = doors[section];
  return !access.payout && !access.multibrandSuspended && access[needs] && (canClaim || !needsClaim);
}

/** Where who may not enter is led. */
export function wayAround(section: Section, localeHome: string): string {
  return localeHome + doors[section].leadsTo;
}

import type { z } from 'zod';
import type { accessDetailsSchema } from '#lib/account/contract.ts';
import { accountStateOf, rulesOf } from '#lib/account/state.ts';

export type Access = z.output<typeof accessDetailsSchema>;
export type Section = 'casino' | 'live' | 'sports' | 'deposit' | 'rewards' | 'bonusCode';

interface SectionRule {
  readonly needs: keyof Access;
  /** Whether the player must also be allowed to enter bonus codes. */
  readonly needsClaim?: true;
  /** Path below the locale to which players without access are redirected (DEC-RTE-6). */
  readonly redirectTo: string;
}

const home = '';
const account = '/my-account';

const sectionRules: Readonly<Record<Section, SectionRule>> = {
  casino: { needs: 'casino', redirectTo: home },
  live: { needs: 'liveCasino', redirectTo: home },
  sports: { needs: 'sports', redirectTo: home },
  deposit: { needs: 'deposit', redirectTo: account },
  rewards: { needs: 'bonuses', redirectTo: account },
  bonusCode: { needs: 'bonuses', needsClaim: true, redirectTo: home },
};

/**
 * Whether a player may open a section (RTE-28, RTE-39, RTE-40, RTE-44). A payout block or a suspended brand closes all
 * sections, and nothing else (DEC-X-4). `canClaim`: whether the player may enter bonus codes.
 */
export function canEnterSection(section: Section, access: Access, canClaim = false): boolean {
  const { needs, needsClaim } = sectionRules[section];
  return rulesOf(accountStateOf(access)).mayPlay && access[needs] && (canClaim || !needsClaim);
}

/** BON-13: whether a section also asks whether the player may enter bonus codes. */
export function needsClaim(section: Section): boolean {
  return sectionRules[section].needsClaim === true;
}

/** Path to which a player without access to the section is redirected. */
export function sectionFallback(section: Section, localeHome: string): string {
  return localeHome + sectionRules[section].redirectTo;
}

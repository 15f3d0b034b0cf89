import type { Profile } from '#lib/account/contract.ts';
import { compareVersions } from './versions.ts';

/** TRM-03: true when the terms in force are newer than those the player has accepted. No terms in force ask for nothing. */
export function needsTerms(profile: Pick<Profile, 'termsAndConditionsAcceptedVersion'>, version: string | undefined): boolean {
  return version !== undefined && compareVersions(version, profile.termsAndConditionsAcceptedVersion) > 0;
}

import type { Profile } from '#lib/account/contract.ts';
import { compareVersions } from './versions.ts';

/** TRM-03: whether the terms in force are newer than those that the player has accepted. `version`: undefined where there are none. */
export function needsTerms(profile: Pick<Profile, 'termsAndConditionsAcceptedVersion'>, version: string | undefined): boolean {
  return version !== undefined && compareVersions(version, profile.termsAndConditionsAcceptedVersion) > 0;
}

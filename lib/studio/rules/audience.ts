import type { ValidationContext } from '@sanity/types';

/** Validation: an audience with at least one visitor or player in it (CNT-09 to CNT-13). */
export function refuseAudience(
  audience: Readonly<Record<string, unknown>> | undefined,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  const { option, groups, playerIds } = audience ?? {};
  if (option !== 'group' && option !== 'csv') return true;
  if (document?.authorized === 'not-authorized') return 'Visitors who are not signed in are in no group or list.';
  if (option === 'csv') return Boolean(playerIds) || 'Write the numbers of the players.';
  return (Array.isArray(groups) && groups.length > 0) || 'Choose at least one number of deposits.';
}

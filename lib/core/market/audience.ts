/** The audience of a static page: visitors, or players with no, one, or more deposits. */
export const audiences = ['visitor', 'd0', 'd1', 'd2'] as const;
export type Audience = (typeof audiences)[number];

export function isAudience(value: string | undefined): value is Audience {
  return audiences.some((audience) => audience === value);
}

/** The audience of a signed-in player, by the number of deposits. */
export function audienceOf(totalDepositsCount: number): Exclude<Audience, 'visitor'> {
  if (totalDepositsCount <= 0) return 'd0';
  return totalDepositsCount === 1 ? 'd1' : 'd2';
}

export interface Targeting {
  readonly authorized?: 'authorized' | 'not-authorized' | 'both' | null | undefined;
  readonly targetAudience?:
    | {
        readonly option?: 'noLimit' | 'group' | 'csv' | null | undefined;
        readonly groups?: readonly string[] | null | undefined;
        readonly playerIds?: string | null | undefined;
      }
    | null
    | undefined;
}

const groupOf = { d0: 'DEPOSIT_COUNT_0', d1: 'DEPOSIT_COUNT_1', d2: 'DEPOSIT_COUNT_MORE_THAN_1' } as const;

/** The same rule as `isVisibleTo` as a GROQ condition, so that the query can stop at the first few. */
export function visibleGroq(audience: Audience): string {
  const option = 'coalesce(targetAudience.option, "noLimit")';
  if (audience === 'visitor') return `coalesce(authorized, "both") != "authorized" && ${option} == "noLimit"`;
  const group = `${option} == "group" && "${groupOf[audience]}" in targetAudience.groups`;
  return `coalesce(authorized, "both") != "not-authorized" && (${option} == "noLimit" || (${group}))`;
}

/**
 * CNT-09 to CNT-13: whether a page of this audience may show the content. Content for a group by deposits is for players,
 * also if it is for both; content for a list of players is never in a page.
 */
export function isVisibleTo(audience: Audience, { authorized, targetAudience }: Targeting): boolean {
  const option = targetAudience?.option ?? 'noLimit';
  if (option === 'csv') return false;
  if (audience === 'visitor') return authorized !== 'authorized' && option === 'noLimit';
  if (authorized === 'not-authorized') return false;
  return option !== 'group' || (targetAudience?.groups ?? []).includes(groupOf[audience]);
}

/** CNT-12: whether content is for this player by name. The list must hold the whole id. */
export function isForPlayer(playerId: string, { authorized, targetAudience }: Targeting): boolean {
  if (targetAudience?.option !== 'csv' || authorized === 'not-authorized') return false;
  const playerIds = targetAudience.playerIds ?? '';
  // Splitting a list of 100,000 takes 50 ms, and most lists do not name the player.
  return playerIds.includes(playerId) && playerIds.split(/[\s,;]+/).includes(playerId);
}

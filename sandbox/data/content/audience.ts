type DepositGroup = 'DEPOSIT_COUNT_0' | 'DEPOSIT_COUNT_1' | 'DEPOSIT_COUNT_MORE_THAN_1';

/** Who sees a banner, promotion or box. */
export interface Audience {
  readonly authorized: 'authorized' | 'not-authorized' | 'both';
  readonly targetAudience: {
    readonly option: 'noLimit' | 'group' | 'csv';
    readonly groups?: readonly DepositGroup[];
    readonly playerIds?: string;
  };
}

/** Test players that the dataset invites by id, separated by commas. */
export const invitedPlayerIds = '100023,100024';

const noLimit = { option: 'noLimit' } as const;

export const everyone: Audience = { authorized: 'both', targetAudience: noLimit };
export const visitors: Audience = { authorized: 'not-authorized', targetAudience: noLimit };
export const players: Audience = { authorized: 'authorized', targetAudience: noLimit };
export const invited: Audience = {
  authorized: 'authorized',
  targetAudience: { option: 'csv', playerIds: invitedPlayerIds },
};

/** Players by number of deposits; with `both` visitors too. */
export function depositors(authorized: 'authorized' | 'both', ...groups: readonly DepositGroup[]): Audience {
  return { authorized, targetAudience: { option: 'group', groups } };
}

/** The one user pool that the stand-in serves (decisions §3). */
export const poolId = 'eu-west-1_Sandbox1';

/** What SRP calls the pool: its id without the region. */
export const poolName = 'Sandbox1';

export const clientId = 'sandboxwebclient';

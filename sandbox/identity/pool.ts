/** The only user pool of the stand-in. */
export const poolId = 'eu-west-1_Sandbox1';

/** The pool's name in SRP: its id without the region. */
export const poolName = 'Sandbox1';

export const clientId = 'sandboxwebclient';

export const openStates = ['ASSIGNED', 'QUEUED', 'ACTIVE'] as const;
export const endStates = ['COMPLETED', 'FORFEITED', 'EXPIRED'] as const;
export type OpenState = (typeof openStates)[number];
export type EndState = (typeof endStates)[number];
export type BonusState = OpenState | EndState;

/** `pay`: money without wagering, paid at once; `complete`: the requirement is met; `lose`: nothing is left; `cancel`: an operator ends it. */
export type EndEvent = 'complete' | 'lose' | 'forfeit' | 'expire' | 'cancel';
export type BonusEvent = 'pay' | 'activate' | 'queue' | 'release' | EndEvent;

const removed = { forfeit: 'FORFEITED', cancel: 'FORFEITED', expire: 'EXPIRED' } as const;

/** The life of a bonus: end states are final. */
export const bonusTransitions: Readonly<Record<BonusState, Readonly<Partial<Record<BonusEvent, BonusState>>>>> = {
  ASSIGNED: { ...removed, pay: 'COMPLETED', activate: 'ACTIVE', queue: 'QUEUED' },
  QUEUED: { ...removed, release: 'ACTIVE' },
  ACTIVE: { ...removed, complete: 'COMPLETED', lose: 'COMPLETED' },
  COMPLETED: {},
  FORFEITED: {},
  EXPIRED: {},
};

export function isOpen(state: BonusState): state is OpenState {
  return openStates.some((open) => open === state);
}

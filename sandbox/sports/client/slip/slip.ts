import type { WireEvent } from '../../wire.ts';
import { type Events, isBettable, isGone, type Market, pathOfEvent, type Selection } from '../state/events.ts';
import type { Pick } from './pick.ts';

export const acceptSettings = ['NONE', 'HIGHER', 'ANY'] as const;
export type Accept = (typeof acceptSettings)[number];

export interface Slip {
  readonly picks: readonly Pick[];
  readonly isAccumulator: boolean;
  /** What the player typed as the stake of the accumulator. */
  readonly stake: string;
  readonly accept: Accept;
  readonly freeBetId: string | undefined;
  /** What was removed last, to bring it back. */
  readonly removed: readonly Pick[] | undefined;
}

export const emptySlip: Slip = {
  picks: [],
  isAccumulator: true,
  stake: '',
  accept: 'NONE',
  freeBetId: undefined,
  removed: undefined,
};

export function makePick(event: WireEvent, market: Market, selection: Selection): Pick {
  return {
    selectionId: selection.selectionId,
    eventId: event.eventId,
    eventPath: pathOfEvent(event),
    home: event.home,
    away: event.away,
    isVirtual: event.isVirtual,
    kind: market.kind,
    line: market.line,
    outcome: selection.outcome,
    runner: selection.runner,
    oddsMilli: selection.oddsMilli,
    currentMilli: selection.oddsMilli,
    ...stateOf(event, market),
    stake: '',
  };
}

const stateOf = (event: WireEvent, market: Market) => ({
  isLive: event.phase === 'LIVE',
  isOpen: isBettable(event, market),
  isGone: isGone(event, market),
});

/** Whether the slip is one accumulator rather than singles. */
export const isCombined = ({ picks, isAccumulator }: Slip) => isAccumulator && picks.length > 1;

export function addPick(slip: Slip, pick: Pick): Slip {
  return { ...slip, picks: [...slip.picks, pick], removed: undefined };
}

/** Removes selections; `undoRemove` brings them back until something else is added or removed. */
export function removePicks(slip: Slip, selectionIds: readonly string[]): Slip {
  const isRemoved = ({ selectionId }: Pick) => selectionIds.includes(selectionId);
  const picks = slip.picks.filter((pick) => !isRemoved(pick));
  return { ...slip, picks, freeBetId: picks.length > 0 ? slip.freeBetId : undefined, removed: slip.picks.filter(isRemoved) };
}

/** The slip with other selections, as an accumulator where there are several; `undoRemove` brings the old ones back. */
export function refillPicks(slip: Slip, picks: readonly Pick[]): Slip {
  const isKept = ({ selectionId }: Pick) => picks.some((pick) => pick.selectionId === selectionId);
  const removed = slip.picks.filter((pick) => !isKept(pick));
  return { ...emptySlip, accept: slip.accept, picks, removed: removed.length > 0 ? removed : undefined };
}

export function undoRemove(slip: Slip): Slip {
  return { ...slip, picks: [...slip.picks, ...(slip.removed ?? [])], removed: undefined };
}

/** Removes the selections of a bet that was placed, without a way back. */
export const forgetPicks = (slip: Slip, selectionIds: readonly string[]): Slip => {
  const left = { ...removePicks(slip, selectionIds), removed: undefined, freeBetId: undefined };
  return left.picks.length > 0 ? left : { ...left, stake: '' };
};

export function setStake(slip: Slip, selectionId: string | undefined, stake: string): Slip {
  if (selectionId === undefined) return { ...slip, stake };
  return { ...slip, picks: slip.picks.map((pick) => (pick.selectionId === selectionId ? { ...pick, stake } : pick)) };
}

const accepts = (accept: Accept, { oddsMilli, currentMilli }: Pick) =>
  accept === 'ANY' || (accept === 'HIGHER' && currentMilli > oddsMilli);

const settle = (accept: Accept, pick: Pick): Pick => (accepts(accept, pick) ? { ...pick, oddsMilli: pick.currentMilli } : pick);

export function setAccept(slip: Slip, accept: Accept): Slip {
  return { ...slip, accept, picks: slip.picks.map((pick) => settle(accept, pick)) };
}

export function acceptOdds(slip: Slip): Slip {
  return { ...slip, picks: slip.picks.map((pick) => ({ ...pick, oddsMilli: pick.currentMilli })) };
}

export const hasChanged = ({ oddsMilli, currentMilli, isOpen }: Pick) => isOpen && oddsMilli !== currentMilli;

/** The slip with the odds and states of newer events. */
export function refreshPicks(slip: Slip, events: Events): Slip {
  const picks = slip.picks.map((pick) => refresh(slip.accept, pick, events.get(pick.eventId)));
  return picks.some((pick, index) => pick !== slip.picks[index]) ? { ...slip, picks } : slip;
}

function refresh(accept: Accept, pick: Pick, event: WireEvent | undefined): Pick {
  const market = event?.markets.find(({ selections }) => selections.some(({ selectionId }) => selectionId === pick.selectionId));
  const selection = market?.selections.find(({ selectionId }) => selectionId === pick.selectionId);
  if (!event || !market || !selection) return pick;
  return change(accept, pick, { currentMilli: selection.oddsMilli, ...stateOf(event, market) });
}

/** The slip with what a refusal says of its selections. */
export function refreshFromRefusal(
  slip: Slip,
  selections: readonly { readonly selectionId: string; readonly oddsMilli: number; readonly isOpen: boolean }[],
): Slip {
  const picks = slip.picks.map((pick) => {
    const now = selections.find(({ selectionId }) => selectionId === pick.selectionId);
    if (!now) return pick;
    const { oddsMilli: currentMilli, isOpen } = now;
    return change(slip.accept, pick, { currentMilli, isOpen, isLive: pick.isLive, isGone: pick.isGone && !isOpen });
  });
  return { ...slip, picks };
}

type Changes = Readonly<Record<'isLive' | 'isOpen' | 'isGone', boolean>> & { readonly currentMilli: number };

function change(accept: Accept, pick: Pick, changes: Changes): Pick {
  const { currentMilli, isLive, isOpen, isGone } = changes;
  const isSame = pick.isLive === isLive && pick.isOpen === isOpen && pick.isGone === isGone;
  return isSame && pick.currentMilli === currentMilli ? pick : settle(accept, { ...pick, ...changes });
}

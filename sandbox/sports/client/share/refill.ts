import { eventsReplySchema, type WireBet, type WireEvent } from '../../wire.ts';
import { getJson, wait } from '../shared/api.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { isNarrow } from '../shared/frame-size.ts';
import type { Pick } from '../slip/pick.ts';
import { makePick, refillPicks } from '../slip/slip.ts';
import { changeSlip, openSlip } from '../slip/slip-actions.ts';
import { isGone, mergeEvents } from '../state/events.ts';
import { getState, setState } from '../state/store.ts';
import { matchName, outcomeName } from '../views/names.ts';
import { readSlipLink } from './slip-link.ts';

interface Wanted {
  readonly selectionId: string;
  /** What it is, where that is known without the service. */
  readonly name?: string | undefined;
}

interface Found {
  readonly picks: readonly Pick[];
  /** Names of those that can no longer be staked on. */
  readonly gone: readonly string[];
  /** How many the service does not know. */
  readonly unknown: number;
}

const pauseMs = 300;
const eventIdOf = (selectionId: string) => selectionId.split(':')[0] ?? '';

type Named = Parameters<typeof outcomeName>[0];
const nameOf = (selection: Named) => `${outcomeName(selection)} (${matchName(selection)})`;

/** Puts the selections of a bet into the slip, with the odds of now. */
export const betAgain = ({ selections }: WireBet) =>
  refillSlip(selections.map((each) => ({ selectionId: each.selectionId, name: nameOf(each) })));

/** Puts the selections of a link into the slip; `text` is whatever the link contained. */
export function openSlipLink(text: string): void {
  const ids = readSlipLink(text);
  if (ids) void refillSlip(ids.map((selectionId) => ({ selectionId })));
  else showNotice({ text: getMessage('linkUnreadable'), lines: [] });
}

async function refillSlip(wanted: readonly Wanted[]): Promise<void> {
  const events = await readEvents([...new Set(wanted.map(({ selectionId }) => eventIdOf(selectionId)))]);
  // A bet that is being placed takes its selections from the slip.
  while (getState().isPlacing) await wait(pauseMs);
  if (!events) {
    showNotice({ text: getMessage('refillFailed'), lines: [], retry: () => void refillSlip(wanted) });
    return;
  }
  const { picks, gone, unknown } = find(wanted, events);
  setState({ events: mergeEvents(getState().events, events), receipts: [] });
  if (picks.length > 0) changeSlip((slip) => refillPicks(slip, picks));
  const lines = [
    gone.length > 0 && `${countMessage('selectionsGone', gone.length)} ${gone.join(' · ')}`,
    unknown > 0 && countMessage('selectionsUnknown', unknown),
  ].filter((line) => line !== false);
  const text = picks.length > 0 ? countMessage('refilled', picks.length) : getMessage('refilledNone');
  showNotice({ text, lines });
}

/** Undefined where the service did not answer. */
async function readEvents(ids: readonly string[]): Promise<readonly WireEvent[] | undefined> {
  const replies = await Promise.all(ids.map((id) => getJson(`/api/events/${encodeURIComponent(id)}`, eventsReplySchema)));
  if (replies.some((reply) => !reply.ok && reply.refusal.code !== 'NOT_FOUND')) return undefined;
  return replies.flatMap((reply) => (reply.ok ? reply.value.events : []));
}

function find(wanted: readonly Wanted[], events: readonly WireEvent[]): Found {
  const picks: Pick[] = [];
  const gone: string[] = [];
  let unknown = 0;
  for (const { selectionId, name } of wanted) {
    const event = events.find(({ eventId }) => eventId === eventIdOf(selectionId));
    const market = event?.markets.find(({ selections }) => selections.some((each) => each.selectionId === selectionId));
    const selection = market?.selections.find((each) => each.selectionId === selectionId);
    if (event && market && selection) {
      if (isGone(event, market)) gone.push(nameOf({ ...event, ...market, ...selection }));
      else picks.push(makePick(event, market, selection));
    } else if (name) gone.push(name);
    else unknown += 1;
  }
  return { picks, gone, unknown };
}

function showNotice(slipNotice: NonNullable<ReturnType<typeof getState>['slipNotice']>): void {
  setState({ slipNotice });
  if (isNarrow()) openSlip(true);
  setTimeout(() => document.querySelector<HTMLElement>('.slip-notice')?.focus());
}

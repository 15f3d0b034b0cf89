import { betReplySchema, type WireBet } from '../../wire.ts';
import { getJson, postJson, type Refusal, wait } from '../shared/api.ts';
import type { PlannedBet } from './bets.ts';
import type { Attempt } from './saved.ts';
import type { Accept } from './slip.ts';

export type Placed = { readonly kind: 'bet'; readonly bet: WireBet } | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The attempts whose answers are unknown; a repeated submission of the same bet uses the same key. */
export interface Attempts {
  list(): readonly Attempt[];
  set(attempts: readonly Attempt[]): void;
}

const repeatDelaysMs = [800, 2_000, 5_000];
const pollMs = 1_000;
const maxPolls = 45;

/** Places a bet and waits until it is placed or refused. A lost answer is asked for again with the same key. */
export async function placeBet(bet: PlannedBet, accept: Accept, attempts: Attempts): Promise<Placed> {
  const { kind, picks, stakeMinor, freeBetId } = bet;
  const selections = picks.map(({ selectionId, oddsMilli }) => ({ selectionId, oddsMilli }));
  const request = { kind, selections, stakeMinor, accept, ...(freeBetId && { freeBetId }) };
  const text = JSON.stringify(request);
  const known = attempts.list().find((attempt) => attempt.request === text);
  const attempt = known ?? { key: crypto.randomUUID(), request: text };
  if (!known) attempts.set([...attempts.list(), attempt]);
  const reply = await repeat(() => postJson('/api/bets', { key: attempt.key, ...request }, betReplySchema));
  if (!reply.ok && isUnknown(reply.refusal)) return { kind: 'refused', refusal: reply.refusal };
  const placed = reply.ok ? await waitForBet(reply.value.bet) : { kind: 'refused' as const, refusal: reply.refusal };
  if (placed.kind === 'bet' && placed.bet.state === 'PLACING') return { kind: 'refused', refusal: { code: 'CONNECTION' } };
  attempts.set(attempts.list().filter(({ key }) => key !== attempt.key));
  return placed;
}

const isUnknown = ({ code }: Refusal) => code === 'CONNECTION';

type Reply = Awaited<ReturnType<typeof postJson<{ readonly bet: WireBet }>>>;

async function repeat(send: () => Promise<Reply>): Promise<Reply> {
  let reply = await send();
  for (const delay of repeatDelaysMs) {
    if (reply.ok || !isUnknown(reply.refusal)) break;
    await wait(delay);
    reply = await send();
  }
  return reply;
}

async function waitForBet(first: WireBet): Promise<Placed> {
  let bet = first;
  for (let polls = 0; bet.state === 'PLACING' && polls < maxPolls; polls += 1) {
    await wait(pollMs);
    const reply = await getJson(`/api/bets/${encodeURIComponent(bet.betId)}`, betReplySchema);
    if (reply.ok) bet = reply.value.bet;
  }
  return { kind: 'bet', bet };
}

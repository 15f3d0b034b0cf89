import { betReplySchema, type WireBet } from '../../wire.ts';
import { getJson, postJson, type Refusal, wait } from '../shared/api.ts';
import type { PlannedBet } from './bets.ts';
import type { Attempt } from './saved.ts';
import type { Accept } from './slip.ts';

export type Placed = { readonly kind: 'bet'; readonly bet: WireBet } | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The attempts whose answers are unknown; they outlive the page. */
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
  const attempt = { key: crypto.randomUUID(), selectionIds: selections.map(({ selectionId }) => selectionId) };
  attempts.set([...attempts.list(), attempt]);
  const { reply, isRepeated } = await repeat(() => postJson('/api/bets', { key: attempt.key, ...request }, betReplySchema));
  return finish(attempt, reply, isRepeated, attempts);
}

/** Requests what became of an attempt without an answer. One that was never received can no longer be placed. */
export async function fetchOutcome(attempt: Attempt, attempts: Attempts): Promise<Placed> {
  const { reply } = await repeat(() => postJson(`/api/attempts/${attempt.key}`, {}, betReplySchema));
  return finish(attempt, reply, true, attempts);
}

/** `isUnsure`: an earlier request of the attempt may have placed it. */
async function finish(attempt: Attempt, reply: Reply, isUnsure: boolean, attempts: Attempts): Promise<Placed> {
  if (!reply.ok && (isLost(reply.refusal) || (isUnsure && isNoAnswer(reply.refusal)))) {
    return { kind: 'refused', refusal: reply.refusal };
  }
  const placed = reply.ok ? await waitForBet(reply.value.bet) : { kind: 'refused' as const, refusal: reply.refusal };
  if (placed.kind === 'bet' && placed.bet.state === 'PLACING') return { kind: 'refused', refusal: { code: 'CONNECTION' } };
  attempts.set(attempts.list().filter(({ key }) => key !== attempt.key));
  return placed;
}

const isLost = ({ code }: Refusal) => code === 'CONNECTION';

const noAnswers: ReadonlySet<Refusal['code']> = new Set(['LOGIN_REQUIRED', 'CONTEXT_EXPIRED', 'TOO_MANY', 'UNAVAILABLE']);
/** Says nothing of what became of the bet. */
export const isNoAnswer = ({ code }: Refusal) => noAnswers.has(code);

type Reply = Awaited<ReturnType<typeof postJson<{ readonly bet: WireBet }>>>;

async function repeat(send: () => Promise<Reply>): Promise<{ readonly reply: Reply; readonly isRepeated: boolean }> {
  let reply = await send();
  let isRepeated = false;
  for (const delay of repeatDelaysMs) {
    if (reply.ok || !isLost(reply.refusal)) break;
    await wait(delay);
    reply = await send();
    isRepeated = true;
  }
  return { reply, isRepeated };
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

import { minuteMs } from '#lib/core/time/durations.ts';
import type { Posting } from '#sandbox/ledger/post.ts';

const maxGapMs = 30 * minuteMs;

/** The times of a seeded history: rounds close to each other belong to one, with a minute before and after them. */
export function playTimesOf(postings: readonly Posting[]) {
  const rounds = postings.filter(({ type }) => type === 'BET' || type === 'WIN');
  const times: { readonly playerId: number; readonly startedAt: Date; seenAt: Date }[] = [];
  for (const { at, playerId } of rounds.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const seenAt = new Date(at.getTime() + minuteMs);
    const last = times.at(-1);
    if (last && at.getTime() - last.seenAt.getTime() < maxGapMs) last.seenAt = seenAt;
    else times.push({ playerId: Number(playerId), startedAt: new Date(at.getTime() - minuteMs), seenAt });
  }
  return times;
}

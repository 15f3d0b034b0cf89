import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '#lib/core/parse-json.ts';
import { betReplySchema, eventsReplySchema, type WireEvent } from '#sandbox/sports/wire.ts';
import { answerOf, isAccepted, isDecided, sendUntilDecided } from './attempts.ts';
import type { Actions } from './player.ts';
import { type Answer, codeOf } from './player-client.ts';
import type { Operation } from './record.ts';

const maxSteps = 60;
const pollMs = 700;
const launchSchema = z.object({ kind: z.string(), url: z.string().optional() });
const factsSchema = z.object({ key: z.string() });
const playedSchema = z.object({ round: z.object({ roundId: z.string(), isOver: z.boolean() }) });
const contextSchema = z.object({ iframeUrl: z.url() });

/** The key that the page of a frame has in its facts. */
function keyIn(page: string): string | undefined {
  const facts = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(page)?.[1];
  return factsSchema.safeParse(parseJson(facts ?? '')).data?.key;
}

/** Plays a round of a slot over the seamless wallet; opens the game where its page is not open. */
export async function playRound(actions: Actions): Promise<void> {
  const { client, random, record, state } = actions;
  state.game ??= await openGame(actions);
  if (!state.game) return;
  const { url, key } = state.game;
  const post = (path: string, json: object) =>
    answerOf(() => client.service('POST', `${new URL(url).origin}/play/${path}`, { headers: { 'X-Play-Key': key }, json }));
  const operation = record.begin('round', client.identity.playerId);
  const action = { type: 'spin', stakeMinor: random.pick([20, 50, 100]) };
  let answer = await post('open', { action });
  for (let steps = 0; answer && isAccepted(answer) && steps < maxSteps; steps += 1) {
    const { round } = playedSchema.parse(parseJson(answer.text));
    operation.id = round.roundId;
    if (round.isOver) return record.end(operation, 'acknowledged');
    const act = (type: string) => post('act', { roundId: round.roundId, action: { type } });
    const free = await act('free');
    answer = free?.status === 409 ? await act('collect') : free;
  }
  state.game = undefined;
  if (operation.id !== undefined) return record.end(operation, 'acknowledged', 'left open');
  if (answer && isDecided(answer)) return record.end(operation, 'refused', codeOf(answer));
  // A round has no key: its page shows the last result, and the next one is another round.
  operation.lost += 1;
  record.end(operation, 'unknown', answer ? codeOf(answer) : 'no answer');
}

async function openGame({ client, slugs, random, session }: Actions) {
  const json = { locale: 'en-UN', slug: random.pick(slugs), wantsFun: false, isFresh: true, closesOther: true };
  const launch = await answerOf(() => client.site('POST', '/api/play/launch', { json }));
  if (launch?.status === 401) session.lost('a launch');
  const { url } = (launch && isAccepted(launch) && launchSchema.parse(parseJson(launch.text))) || {};
  if (!url) return undefined;
  const page = await answerOf(() => client.service('GET', url));
  const key = page?.status === 200 ? keyIn(page.text) : undefined;
  return key ? { url, key } : undefined;
}

/** Bets on an event in the frame of the sportsbook; after a lost answer the attempt's key says what became of it. */
export async function bet(actions: Actions): Promise<void> {
  const { client, random, record, repeats, state } = actions;
  state.sports ??= await openSports(actions);
  if (!state.sports) return;
  const { origin, key } = state.sports;
  const headers = { Authorization: `Bearer ${key}` };
  const listed = await answerOf(() => client.service('GET', `${origin}/api/events?phase=UPCOMING&sport=football`, { headers }));
  if (!listed || !isAccepted(listed)) {
    state.sports = undefined;
    return;
  }
  const [first, ...rest] = eventsReplySchema.parse(parseJson(listed.text)).events.filter(hasOpenMarket);
  if (!first) return;
  const { markets } = random.pick([first, ...rest]);
  const [choice] = markets[0]?.selections ?? [];
  if (!choice) return;
  const operation = record.begin('bet', client.identity.playerId);
  const attempt = randomUUID();
  const { selectionId, oddsMilli } = choice;
  const stakeMinor = random.pick([50, 100, 200]);
  const json = { key: attempt, kind: 'SINGLE', selections: [{ selectionId, oddsMilli }], stakeMinor, accept: 'ANY' };
  let isFirst = true;
  const send = (): Promise<Answer> => {
    const isRepeat = !isFirst && random.chance(0.5);
    isFirst = false;
    return isRepeat
      ? client.service('POST', `${origin}/api/attempts/${attempt}`, { headers })
      : client.service('POST', `${origin}/api/bets`, { headers, json });
  };
  const answer = await sendUntilDecided(operation, send, {
    ...repeats,
    // The frame's key outlives neither the session nor its context.
    signInAgain: async () => {
      state.sports = undefined;
      return false;
    },
    mayRepeat: () => repeats.mayRepeat() && state.sports !== undefined,
  });
  if (!answer) {
    if (operation.code === 'CONTEXT_EXPIRED' || operation.code === 'LOGIN_REQUIRED') state.sports = undefined;
    return;
  }
  await finishBet(actions, operation, answer, `${origin}/api/bets`, headers);
}

/** Reads a bet whose stake is still being taken until it is open or rejected, as its page does. */
async function finishBet(
  { client, record, repeats }: Actions,
  operation: Operation,
  answer: Answer,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  let { bet: found } = betReplySchema.parse(parseJson(answer.text));
  operation.id = found.betId;
  while (found.state === 'PLACING' && repeats.mayRepeat()) {
    await wait(pollMs);
    const next = await answerOf(() => client.service('GET', `${url}/${found.betId}`, { headers }));
    if (next && isAccepted(next)) found = betReplySchema.parse(parseJson(next.text)).bet;
    // The key ends with the session; what became of the bet is in the database.
    else if (next && isDecided(next)) return record.end(operation, 'unknown', codeOf(next));
  }
  if (found.state === 'REJECTED') record.end(operation, 'refused', found.rejection ?? 'REJECTED');
  else record.end(operation, found.state === 'PLACING' ? 'unknown' : 'acknowledged');
}

const hasOpenMarket = ({ markets }: WireEvent) => markets[0]?.isOpen === true;

async function openSports({ client, session }: Actions) {
  const json = { locale: 'en-UN', path: 'football' };
  const opened = await answerOf(() => client.site('POST', '/api/sportsbook/context', { json }));
  if (opened?.status === 401) session.lost('a context of the sportsbook');
  if (!opened || !isAccepted(opened)) return undefined;
  const { iframeUrl } = contextSchema.parse(parseJson(opened.text));
  const page = await answerOf(() => client.service('GET', iframeUrl));
  const key = page?.status === 200 ? keyIn(page.text) : undefined;
  return key ? { origin: new URL(iframeUrl).origin, key } : undefined;
}

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { claimReward, listRewards } from '#lib/bonuses/contract.ts';
import { idempotencyHeader } from '#lib/core/api/endpoint.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { limitsSchema } from '#lib/protection/limits/contract.ts';
import { listTransactions, walletSchema } from '#lib/wallet/contract.ts';
import { answerOf, isAccepted, sendUntilDecided } from './attempts.ts';
import { readReply } from './payments.ts';
import type { Actions } from './player.ts';
import { codeOf } from './player-client.ts';
import { walletPath } from './session.ts';

const limitsPath = '/player/me/limits/spend';
const pageSize = 100;
const historyPath = `/api/platform/player/me/transactions?limit=${pageSize}`;

/** Claims a bonus that is offered. */
export async function claimBonus(actions: Actions): Promise<void> {
  const { client, random, record, repeats } = actions;
  const path = '/bonus/v2/player/me/rewards?rewardsType=ELIGIBLE&version=v2';
  const [first, ...rest] = (await readReply(actions, path, listRewards.reply))?.rewards ?? [];
  if (!first) return;
  const operation = record.begin('bonus', client.identity.playerId);
  const json = { campaignId: random.pick([first, ...rest]).campaignId };
  const headers = { [idempotencyHeader]: randomUUID() };
  const send = () => client.site('POST', '/api/platform/bonus/v2/player/me/claim', { headers, json });
  const answer = await sendUntilDecided(operation, send, repeats);
  if (!answer) return;
  operation.id = claimReward.reply.parse(parseJson(answer.text)).bonusAssignmentId;
  record.end(operation, 'acknowledged');
}

/** Sets the monthly spending limit; a lower one is in force with the answer, at every instance. */
export async function setLimit(actions: Actions): Promise<void> {
  const { client, random, record, repeats, state } = actions;
  await checkLimit(actions);
  const operation = record.begin('limit', client.identity.playerId);
  const json = { duration: 'M', limit: random.int(5_000, 20_000) };
  const headers = { [idempotencyHeader]: randomUUID() };
  const send = () => client.site('PATCH', `/api/platform${limitsPath}`, { headers, json });
  const answer = await sendUntilDecided(operation, send, repeats);
  if (!answer) {
    if (operation.outcome === 'unknown') state.limit = undefined;
    return;
  }
  const { M } = limitsSchema.parse(parseJson(answer.text)).limits;
  state.limit = { value: M.value, pendingValue: M.pendingValue };
  record.end(operation, 'acknowledged');
}

/** Compares the limit with the last acknowledged change. */
export async function checkLimit(actions: Actions): Promise<void> {
  const { state, record, client } = actions;
  if (!state.limit) return;
  const found = (await readReply(actions, limitsPath, limitsSchema))?.limits.M;
  if (!found) return;
  const { value, pendingValue } = state.limit;
  if (found.value !== value || found.pendingValue !== pendingValue) {
    const [shown, acknowledged] = [`${found.value} (${found.pendingValue})`, `${value} (${pendingValue})`];
    record.violate(`player ${client.identity.playerId} has a limit of ${shown}, acknowledged was ${acknowledged}`);
  }
}

/** A read of the player's own data. */
async function read(actions: Actions, kind: 'wallet' | 'history', path: string) {
  const { client, record, session } = actions;
  const operation = record.begin(kind, client.identity.playerId);
  const answer = await answerOf(() => client.site('GET', path));
  if (answer && isAccepted(answer)) {
    record.end(operation, 'acknowledged');
    return answer;
  }
  if (answer?.status === 401) session.lost(kind);
  if (answer && answer.status < 500) record.end(operation, 'refused', codeOf(answer));
  else {
    operation.lost += 1;
    record.end(operation, 'unknown', answer ? codeOf(answer) : 'no answer');
  }
  return undefined;
}

export async function readWallet(actions: Actions): Promise<void> {
  const answer = await read(actions, 'wallet', walletPath);
  if (answer) walletSchema.parse(parseJson(answer.text));
}

export async function readHistory(actions: Actions): Promise<void> {
  const answer = await read(actions, 'history', historyPath);
  if (answer) listTransactions.reply.parse(parseJson(answer.text));
}

/** Everything that the player's pages show of the money: the wallet, and the whole history, newest first; or why it cannot be read. */
export async function readMoney({ client }: Actions) {
  const readPage = async (path: string) => {
    const answer = await answerOf(() => client.site('GET', path));
    return answer && isAccepted(answer) ? { reply: parseJson(answer.text) } : { code: answer ? codeOf(answer) : 'no answer' };
  };
  const read = await readPage(walletPath);
  if (!('reply' in read)) return read;
  const rows: z.output<typeof listTransactions.reply>['transactions'] = [];
  for (let position = 0; ; position += pageSize) {
    const page = await readPage(`${historyPath}&position=${position}`);
    if (!('reply' in page)) return page;
    const { transactions } = listTransactions.reply.parse(page.reply);
    rows.push(...transactions);
    if (transactions.length < pageSize) return { wallet: walletSchema.parse(read.reply), rows };
  }
}

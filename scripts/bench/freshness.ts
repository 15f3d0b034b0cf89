import { setTimeout as sleep } from 'node:timers/promises';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { Stack } from '../stack.ts';
import { mutate } from './grow-content.ts';

const audiences = ['visitor', 'd0', 'd1', 'd2'] as const;
const promotion = 'promotion-friday-free-spins-un-en';
const page = '/en-UN/promotions/casino/friday-free-spins';
const reconcileMs = 90_000;

function setTitle(stack: Stack, title: string): Promise<void> {
  return mutate(stack, [{ patch: { id: promotion, set: { title } } }]);
}

async function readPage({ siteUrl }: Stack, turn = 0): Promise<{ status: number; text: string }> {
  const audience = audiences[turn % audiences.length];
  const response = await fetch(siteUrl + page, { headers: { cookie: `audience=${audience}` } });
  return { status: response.status, text: await response.text() };
}

async function post(url: string, authorization: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}

function setFaults({ config }: Stack, body: object): Promise<void> {
  const [{ user, password }] = config.operators;
  return post(`${serviceUrl(config, 'ops')}/api/faults`, `Basic ${btoa(`${user}:${password}`)}`, body);
}

function setWebhook({ config }: Stack, enabled: boolean): Promise<void> {
  return post(`${serviceUrl(config, 'content')}/sandbox/webhook`, `Bearer ${config.editorToken}`, { enabled });
}

/** Counts the edits that the first request afterwards shows, for every audience in turn. */
export async function countVisibleEdits(stack: Stack, times = 100): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const title = `Edit number ${turn} of this run`;
    await setTitle(stack, title);
    const { text } = await readPage(stack, turn);
    if (text.includes(title)) count += 1;
  }
  return count;
}

/** Counts the edits without a webhook that the site shows within 90 s. */
export async function countReconciledEdits(stack: Stack, times = 10): Promise<number> {
  await setWebhook(stack, false);
  try {
    let count = 0;
    for (let turn = 0; turn < times; turn += 1) {
      const title = `Withheld edit ${turn}`;
      await readPage(stack);
      await setTitle(stack, title);
      const deadline = Date.now() + reconcileMs;
      while (Date.now() < deadline && !(await readPage(stack)).text.includes(title)) await sleep(1_000);
      if (Date.now() < deadline) count += 1;
    }
    return count;
  } finally {
    await setWebhook(stack, true);
  }
}

/** Counts the pages served while the content service is down, half of them after a publication that could not be fetched. */
export async function countKeptPages(stack: Stack, times = 100): Promise<number> {
  await setTitle(stack, 'The last good title');
  for (const turn of audiences.keys()) await readPage(stack, turn);
  let count = 0;
  try {
    for (let turn = 0; turn < times; turn += 1) {
      if (turn === 0) await setFaults(stack, { service: 'content', pathPattern: '/data/query', reset: 'connection' });
      if (turn === times / 2) await setTitle(stack, 'A title that cannot be fetched');
      const { status, text } = await readPage(stack, turn);
      if (status === 200 && text.includes('The last good title')) count += 1;
    }
  } finally {
    await setFaults(stack, { reset: true });
  }
  return count;
}

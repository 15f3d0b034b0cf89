import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Target } from './measure.ts';

/** The processor time of a process with its threads so far, in nanoseconds (Linux). */
export function processorTime(pid: number): number {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder).reduce((sum, thread) => {
    try {
      return sum + Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // The thread has ended.
      return sum;
    }
  }, 0);
}

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Requests that a process answers within a second of its processor time; what else the machine does is not counted. Rejects for any status but 200. */
export async function perProcessorSecond(pid: number, target: Target, requests: number): Promise<number> {
  await send(target, connections);
  const before = processorTime(pid);
  await send(target, requests);
  return (requests * 1e9) / (processorTime(pid) - before);
}

async function send(target: Target, requests: number): Promise<void> {
  let left = requests;
  const sendOneByOne = async () => {
    while (left > 0) {
      left -= 1;
      await sendOne(target);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendOneByOne));
}

function sendOne({ url, headers }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { ...headers } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

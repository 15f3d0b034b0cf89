import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { ServiceName } from '#lib/core/config/services.ts';
import { operate, readOps } from '../../../journeys/support/operator.ts';
import { answerProblems, fetchSite, outcomeOf } from './answers.ts';
import type { Fault } from './faults.ts';
import { openings, pages, reads } from './reads.ts';
import { anyPath, endFaults, reportMs } from './run.ts';

/** A site takes a limited number of connections of one address. */
const maxAtOnce = 24;

type Statuses = ReadonlyMap<string, number>;

const fetchRead = (request: APIRequestContext, path: string) => fetchSite(request, path, openings.get(path));

/** An answer that depends on the site's idea of the time. */
const hoursPath = '/api/support/hours?market=FI';
const readHours = async (request: APIRequestContext) => (await fetchSite(request, hoursPath)).text;
/** Services by whose clock the site goes. */
const timekeepers: readonly ServiceName[] = ['platform', 'sports'];

/** The status of every page and read while nothing fails. Throws for one that fails. */
export async function readUndisturbed(request: APIRequestContext): Promise<Statuses> {
  const statuses = new Map<string, number>();
  for (const path of [...pages, ...reads]) {
    const { status, text } = await fetchRead(request, path);
    if (status >= 500) throw new Error(`${path} answers ${status} without a fault: ${text.slice(0, 200)}`);
    statuses.set(path, status);
  }
  return statuses;
}

/** Whether any page or read calls a service. */
export async function isRequested(request: APIRequestContext, service: ServiceName, normal: Statuses): Promise<boolean> {
  await operate('faults', { service, pathPattern: anyPath, delayMs: 1, times: 1 });
  for (const path of normal.keys()) await fetchRead(request, path);
  await wait(reportMs);
  const left = await readOps('faults');
  await endFaults();
  return Array.isArray(left) && left.length === 0;
}

/** Reads everything while a service has a fault; returns what did not hold. */
export async function readDuring(
  request: APIRequestContext,
  { service, fault, normal }: { readonly service: ServiceName; readonly fault: Fault; readonly normal: Statuses },
): Promise<readonly string[]> {
  const problems: string[] = [];
  const note = (path: string, problem: string) => problems.push(`${path}, ${service}, ${fault.name}: ${problem}`);
  const hours = await readHours(request);
  await operate('faults', { service, pathPattern: anyPath, ...fault.effect });
  try {
    const paths = [...pages, ...reads];
    const readNext = async (): Promise<void> => {
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        const answer = await fetchRead(request, path);
        // As without the fault, or a deliberate error.
        if (answer.status === normal.get(path)) {
          for (const problem of answerProblems({ ...answer, isDone: true })) note(path, problem);
        } else if (pages.includes(path)) note(path, `the page answers ${answer.status}`);
        else if (fault.isHarmless) note(path, `refused with ${outcomeOf(answer)}`);
        else for (const problem of answerProblems(answer)) note(path, `${outcomeOf(answer)}: ${problem}`);
      }
    };
    await Promise.all(Array.from({ length: maxAtOnce }, readNext));
    if (!timekeepers.includes(service) && (await readHours(request)) !== hours) note(hoursPath, 'the time is another one');
  } finally {
    await endFaults();
  }
  return problems;
}

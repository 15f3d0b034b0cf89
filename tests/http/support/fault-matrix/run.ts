import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type ServiceName, serviceNames } from '#lib/core/config/services.ts';
import { operate, readOps } from '../../../journeys/support/operator.ts';
import { walletPath } from '../sign-in.ts';
import { answerProblems, isDone, outcomeOf } from './answers.ts';
import { type Fault, quickFaults } from './faults.ts';
import type { Actor, Answer, Flow, Step } from './types.ts';

/** Every path but the health check, which faults never affect. */
export const anyPath = '.*';

const upstreams = serviceNames.filter((name) => name !== 'ops');
/** Services of other processes report within it which faults they have taken. */
export const reportMs = 50;
const manyTimes = 10_000;
/** Later calls of one step to one service are like these. */
const maxCalls = 3;
const faultsSchema = z.array(z.object({ service: z.enum(serviceNames as [ServiceName, ...ServiceName[]]), times: z.number() }));

export const endFaults = () => operate('faults', { reset: true });

/** One failure in the middle of a flow. */
export interface MatrixCase {
  readonly step: number;
  readonly service: ServiceName;
  /** The calls of the step to the service before the one that fails. */
  readonly skip: number;
  readonly fault: Fault;
}

/** How often each step of a flow calls each service: they are called with a fault that only counts. */
async function countCalls(flow: Flow, actor: Actor): Promise<readonly ReadonlyMap<ServiceName, number>[]> {
  const { steps, verify } = await flow.begin(actor);
  const counts = [];
  for (const step of steps) {
    for (const service of upstreams) await operate('faults', { service, pathPattern: anyPath, delayMs: 1, times: manyTimes });
    await requireDone(step);
    await wait(reportMs);
    const left = faultsSchema.parse(await readOps('faults'));
    await endFaults();
    counts.push(new Map(left.flatMap(({ service, times }) => (times < manyTimes ? [[service, manyTimes - times]] : []))));
  }
  await verify();
  return counts;
}

/**
 * Every case of a flow: at each step, each service that the step calls, with each fault. After one of `access` the country stays
 * unknown for seconds, whatever the fault: those come last, and few of them; the pages have them all.
 */
export async function listCases(flow: Flow, actor: Actor): Promise<readonly MatrixCase[]> {
  const counts = await countCalls(flow, actor);
  const { steps } = await flow.begin(actor);
  const cases = counts.flatMap((services, step) =>
    [...services].flatMap(([service, calls]) =>
      Array.from({ length: Math.min(calls, service === 'access' ? 1 : maxCalls) }, (_, skip) =>
        quickFaults
          .filter(({ isForEveryCall = false }) => isForEveryCall || (steps[step]?.isChange && skip === 0 && service !== 'access'))
          .map((fault) => ({ step, service, skip, fault })),
      ).flat(),
    ),
  );
  return cases.toSorted((one, other) => Number(one.service === 'access') - Number(other.service === 'access'));
}

async function requireDone(step: Step): Promise<void> {
  const answer = await step.send();
  if (!isDone(step, answer))
    throw new Error(`${step.name} fails without a fault: ${outcomeOf(answer)} ${answer.text.slice(0, 200)}`);
}

/** Sends a step until it is done: after a failure a circuit breaker may hold calls back, and a country is unknown for seconds. */
export async function repeat(step: Step, timeMs = 10_000): Promise<void> {
  const until = Date.now() + timeMs;
  let answer: Answer = await step.send();
  while (!isDone(step, answer) && [0, 503].includes(answer.status) && Date.now() < until) {
    await wait(250);
    answer = await step.send();
  }
  if (!isDone(step, answer))
    throw new Error(`it is not accepted without a fault: ${outcomeOf(answer)} ${answer.text.slice(0, 200)}`);
}

async function isSignedIn({ request }: Actor): Promise<boolean> {
  return (await request.get(walletPath)).status() === 200;
}

/** Runs one case; returns what did not hold. */
export async function runCase(
  flow: Flow,
  actor: Actor,
  { step: at, service, skip, fault }: MatrixCase,
): Promise<readonly string[]> {
  const { steps, verify } = await flow.begin(actor);
  const step = steps[at] as Step;
  const problems: string[] = [];
  try {
    for (const before of steps.slice(0, at)) await repeat(before);
    const wasSignedIn = await isSignedIn(actor);
    await operate('faults', { service, pathPattern: anyPath, ...fault.effect, ...(skip > 0 && { skip }) });
    const answer = await step.send().finally(endFaults);
    problems.push(...answerProblems(answer));
    if (fault.isHarmless && !answer.isDone) problems.push(`refused with ${outcomeOf(answer)}`);
    if (wasSignedIn && !(await isSignedIn(actor))) problems.push('the session does not work');
    if (!answer.isDone) await repeat(step);
    for (const after of steps.slice(at + 1)) await repeat(after);
    await verify();
  } catch (error) {
    problems.push(error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 400) : 'unknown');
  }
  const where = `${flow.name}, ${step.name}, ${service}${skip > 0 ? ` after ${skip} calls` : ''}, ${fault.name}`;
  return problems.map((problem) => `${where}: ${problem}`);
}

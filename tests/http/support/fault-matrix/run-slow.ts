import { operate } from '../../../journeys/support/operator.ts';
import { answerProblems, outcomeOf } from './answers.ts';
import { endFaults, repeat } from './run.ts';
import type { Actor, Answer, Flow, Pass, SlowCall, Step } from './types.ts';

/** Longer than any call may take. */
const delayMs = 11_000;

/** A flow up to a step whose call will have no answer in time. */
interface Waiting {
  readonly where: string;
  readonly actor: Actor;
  readonly pass: Pass;
  readonly at: number;
  readonly step: Step;
  readonly call: SlowCall;
}

/** The steps of a flow with a call to delay. */
export async function listSlowSteps(flow: Flow, actor: Actor): Promise<readonly number[]> {
  const { steps } = await flow.begin(actor);
  return steps.flatMap(({ slowCalls }, at) => (slowCalls.length > 0 ? [at] : []));
}

/** Brings a flow to the step that will have no answer in time. */
export async function approach(flow: Flow, actor: Actor, at: number): Promise<Waiting> {
  const pass = await flow.begin(actor);
  for (const before of pass.steps.slice(0, at)) await repeat(before);
  const step = pass.steps[at] as Step;
  const [call] = step.slowCalls;
  if (!call) throw new Error(`${step.name} has no call to delay`);
  return { where: `${flow.name}, ${step.name}, ${call.service}, a time-out`, actor, pass, at, step, call };
}

/**
 * Sends every step while its call is delayed, all at once because each takes as long as the call may take, repeats it while the
 * late call is still under way, and goes on to the end. Returns what did not hold.
 */
export async function runSlowCases(waiting: readonly Waiting[]): Promise<readonly string[]> {
  for (const { call } of waiting) await operate('faults', { ...call, delayMs });
  const answers = await Promise.all(waiting.map(({ step }) => step.send())).finally(endFaults);
  return (await Promise.all(waiting.map((each, index) => finish(each, answers[index] as Answer)))).flat();
}

async function finish({ where, pass: { steps, verify }, at, step }: Waiting, answer: Answer): Promise<readonly string[]> {
  const problems = [...answerProblems(answer)];
  try {
    if (!answer.isDone) await repeat(step, 30_000);
    for (const after of steps.slice(at + 1)) await repeat(after, 30_000);
    // The late call is carried out by then.
    await new Promise((resolve) => setTimeout(resolve, delayMs / 2));
    await verify();
  } catch (error) {
    problems.push(error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 400) : 'unknown');
  }
  return problems.map((problem) => `${where}: ${outcomeOf(answer)}: ${problem}`);
}

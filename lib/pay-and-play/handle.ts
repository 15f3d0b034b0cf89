import 'server-only';
import { CallError } from '#lib/platform/errors.ts';
import { say } from '#lib/platform/handle.ts';
import { refuse } from '#lib/platform/relay.ts';
import type { Advance } from './advance.ts';
import { blockOf } from './steps.ts';
import { writeVisit } from './visit.ts';

/** Keeps how far a visit came, and says it. */
export async function sayAdvance(step: Advance): Promise<Response> {
  const kept = await writeVisit(step.visit);
  if ('error' in step) return refuse(inOwnWords(step.error), [['Set-Cookie', kept]]);
  return say(step.outcome, [kept, ...(step.cookies ?? [])]);
}

/** What a service said, without what is not for the browser. */
function inOwnWords(error: CallError): CallError {
  const block = blockOf(error);
  if (block) {
    const { code, ...details } = block;
    return new CallError('platform', { status: 400, code, additionalInfo: details });
  }
  const fieldErrors = error.fieldErrors.map(({ field, code }) => ({ field, code }));
  const status = error.layer === 'platform' && error.status === 400 ? 400 : 502;
  const code = status === 400 ? error.code : 'error.system.error';
  return new CallError(error.layer, { status, code, ...(fieldErrors.length > 0 && { fieldErrors }) });
}

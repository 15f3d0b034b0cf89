import type { Backend } from './backend.ts';
import { Failure } from './point.ts';
import { describeAnswer, requireJson } from './shapes.ts';
import { type Answer, request } from './wire.ts';

/** Sends an operation to the user pool. */
export function sendOperation(backend: Backend, operation: string, body: unknown): Promise<Answer> {
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  return request(`${backend.addressOf('identity')}/`, init, operation);
}

/** Throws a `Failure` unless the pool refused with 400 and one of these exceptions. */
export function requireException(answer: Answer, types: readonly string[], name: string): void {
  requireJson(answer, name);
  const { json, status } = answer;
  const named: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, '__type') : undefined;
  // The pool writes the namespace of the exception before its name.
  const type = String(named ?? 'no __type').replace(/^.*#/, '');
  if (status !== 400 || !types.includes(type))
    throw new Failure(`${name}: 400 ${types.join(' or ')}`, `${describeAnswer(answer)} ${type}`);
}

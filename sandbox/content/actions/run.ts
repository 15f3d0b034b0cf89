import { invalidMutation } from '../errors.ts';
import { runMutations } from '../mutations/run.ts';
import type { Mutation } from '../mutations/schema.ts';
import type { Transaction } from '../mutations/transaction.ts';
import { findValueError } from '../mutations/values.ts';
import { type Action, actionSchema } from './schema.ts';
import { translateAction } from './translate.ts';

/** Parses the actions of a request. Throws 400 with the index of an invalid or unsupported one. */
export function readActions(actions: readonly unknown[]): Action[] {
  return actions.map((raw, index) => {
    const problem = findValueError(raw);
    if (problem !== undefined) throw invalidMutation(index, problem);
    const parsed = actionSchema.safeParse(raw);
    if (!parsed.success) throw invalidMutation(index, `action ${index} is not supported, or a part of it is malformed`);
    return parsed.data;
  });
}

/** Runs actions in order and returns the mutations they were translated to. */
export async function runActions(transaction: Transaction, actions: readonly Action[]): Promise<Mutation[]> {
  const done: Mutation[] = [];
  for (const [index, action] of actions.entries()) {
    const mutations = translateAction(transaction, action, index);
    await runMutations(transaction, mutations);
    done.push(...mutations);
  }
  return done;
}

import { invalidMutation } from '../errors.ts';
import { runMutations } from '../mutations/run.ts';
import type { Mutation } from '../mutations/schema.ts';
import type { Transaction } from '../mutations/transaction.ts';
import { refuseValue } from '../mutations/values.ts';
import { type Action, actionSchema } from './schema.ts';
import { translateAction } from './translate.ts';

/** Reads the actions of a request. Throws 400 with the place of the one that makes no sense or is not supported. */
export function readActions(actions: readonly unknown[]): Action[] {
  return actions.map((raw, index) => {
    const refusal = refuseValue(raw);
    if (refusal !== undefined) throw invalidMutation(index, refusal);
    const parsed = actionSchema.safeParse(raw);
    if (!parsed.success) throw invalidMutation(index, `action ${index} is not supported, or a part of it is malformed`);
    return parsed.data;
  });
}

/** Runs actions one after another, each on what the one before left. Gives the mutations that they came to. */
export async function runActions(transaction: Transaction, actions: readonly Action[]): Promise<Mutation[]> {
  const done: Mutation[] = [];
  for (const [index, action] of actions.entries()) {
    const mutations = translateAction(transaction, action, index);
    await runMutations(transaction, mutations);
    done.push(...mutations);
  }
  return done;
}

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

/** What the schema of a document's type says against publishing it. */
export type FindErrors = (document: Readonly<Record<string, unknown>>) => readonly string[];

/** Runs actions in order and returns the mutations they were translated to. Throws 400 for a draft that must not be published. */
export async function runActions(
  transaction: Transaction,
  actions: readonly Action[],
  findErrors: FindErrors,
): Promise<Mutation[]> {
  const done: Mutation[] = [];
  for (const [index, action] of actions.entries()) {
    if (action.actionType === 'sanity.action.document.publish') requireValid(transaction, action, { index, findErrors });
    const mutations = translateAction(transaction, action, index);
    await runMutations(transaction, mutations);
    done.push(...mutations);
  }
  return done;
}

/** The form has checked its copy of the draft; this checks what becomes public. */
function requireValid(
  transaction: Transaction,
  { draftId, publishedId }: { readonly draftId: string; readonly publishedId: string },
  { index, findErrors }: { readonly index: number; readonly findErrors: FindErrors },
): void {
  const draft = transaction.get(draftId);
  const errors = draft ? findErrors(draft) : [];
  if (errors.length > 0) throw invalidMutation(index, `"${publishedId}" cannot be published: ${errors.slice(0, 3).join('; ')}`);
}

import type { Selection } from './schema.ts';
import type { MutationResult, Transaction } from './transaction.ts';

/** `delete`, by id or by query: what is not there is passed over. */
export async function deleteDocuments(transaction: Transaction, selection: Selection, index: number): Promise<MutationResult[]> {
  const ids = await transaction.select(selection, index);
  return ids.flatMap((id) => {
    const former = transaction.get(id);
    if (!former) return [];
    transaction.remove(id);
    return [{ id, operation: 'delete', document: former }];
  });
}

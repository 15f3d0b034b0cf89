import type { Selection } from './schema.ts';
import type { MutationResult, Transaction } from './transaction.ts';

/** `delete`, by id or by query; missing documents are skipped. */
export async function deleteDocuments(transaction: Transaction, selection: Selection, index: number): Promise<MutationResult[]> {
  const ids = await transaction.select(selection, index);
  return ids.flatMap((id) => {
    const before = transaction.get(id);
    if (!before) return [];
    transaction.remove(id);
    return [{ id, operation: 'delete', document: before }];
  });
}

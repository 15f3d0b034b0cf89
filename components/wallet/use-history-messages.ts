import { useMessages } from '#lib/core/i18n/client.tsx';
import type { HistoryMessages } from '#lib/wallet/history-messages.ts';

/** Every message that names a transaction. Needs the four namespaces of transactions above. */
export function useHistoryMessages(): HistoryMessages {
  return {
    messages: useMessages('transactions'),
    categories: useMessages('transactionCategory'),
    statuses: useMessages('transactionStatus'),
    types: useMessages('transactionType'),
  };
}

import type { Messages } from '#lib/core/i18n/catalog-types.ts';

export interface HistoryMessages {
  readonly messages: Messages['transactions'];
  readonly categories: Messages['transactionCategory'];
  readonly statuses: Messages['transactionStatus'];
  readonly types: Messages['transactionType'];
}

/** What the other services use of this one. */
export { conversationTable, messageTable } from './tables.ts';

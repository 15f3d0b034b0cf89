/** What the other services use of this one. */
export { writeBalanceMap } from './core/balance-map.ts';
export type { VerifyIdToken } from './core/request-checks.ts';
export { listMessages, markRead, removeMessage } from './inbox/list-messages.ts';
export { seedInbox } from './inbox/seed.ts';
export { endCrmSession } from './inbox/sessions.ts';
export { crmMessageTable } from './messages/tables.ts';
export { refusalAt } from './players/blocks.ts';
export { findPlayer, findPlayers } from './players/find-player.ts';
export { type Player, siteId } from './players/tables.ts';
export { recordOperatorChange } from './protection/operator-changes.ts';
export { redeemTicket, type TicketHolder } from './realtime/tickets.ts';

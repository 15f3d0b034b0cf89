import type { Point } from './point.ts';
import { accessPoints } from './subjects/access.ts';
import { accountPoints } from './subjects/account.ts';
import { betPoints } from './subjects/bets.ts';
import { bonusPoints } from './subjects/bonuses.ts';
import { contentPoints } from './subjects/content.ts';
import { contractPoints } from './subjects/contract.ts';
import { depositPoints } from './subjects/deposits.ts';
import { documentPoints } from './subjects/documents.ts';
import { feedPoints } from './subjects/feed.ts';
import { gamePoints } from './subjects/games.ts';
import { historyPoints } from './subjects/history.ts';
import { inboxPoints } from './subjects/inbox.ts';
import { limitPoints } from './subjects/limits.ts';
import { lobbyPoints } from './subjects/lobby.ts';
import { paymentPoints } from './subjects/payments.ts';
import { registrationPoints } from './subjects/registration.ts';
import { servicePoints } from './subjects/services.ts';
import { signInPoints } from './subjects/sign-in.ts';
import { sportsbookPoints } from './subjects/sportsbook.ts';
import { stakePoints } from './subjects/stakes.ts';
import { tokenPoints } from './subjects/tokens.ts';
import { walletPoints } from './subjects/wallet.ts';
import { withdrawalPoints } from './subjects/withdrawals.ts';

/** Every point, in the order in which they run: what only reads comes first. */
export const points: readonly Point[] = [
  ...accessPoints,
  ...contentPoints,
  ...signInPoints,
  ...tokenPoints,
  ...contractPoints,
  ...walletPoints,
  ...accountPoints,
  ...historyPoints,
  ...documentPoints,
  ...inboxPoints,
  ...bonusPoints,
  ...gamePoints,
  ...lobbyPoints,
  ...sportsbookPoints,
  ...servicePoints,
  ...registrationPoints,
  ...depositPoints,
  ...paymentPoints,
  ...stakePoints,
  ...betPoints,
  ...feedPoints,
  ...withdrawalPoints,
  ...limitPoints,
];

/** The points of the named subjects, and those named by their whole id. */
export function selectPoints(all: readonly Point[], only: readonly string[]): readonly Point[] {
  return only.length === 0 ? all : all.filter(({ id }) => only.some((start) => id === start || id.startsWith(`${start}.`)));
}

import { betPart } from './bet-routes.ts';
import { bonusPart } from './bonus-routes.ts';
import { campaignPart } from './campaign-routes.ts';
import { chatPart } from './chat-routes.ts';
import type { ConsolePart } from './console-part.ts';
import { documentPart } from './document-routes.ts';
import { ledgerPart } from './ledger-routes.ts';
import { matchPart } from './match-routes.ts';
import { playerPart } from './player-routes.ts';
import { protectionPart } from './protection-routes.ts';
import { questionnairePart } from './questionnaire-routes.ts';
import { sportsEventPart } from './sports-event-routes.ts';
import { withdrawalPart } from './withdrawal-routes.ts';

/** Everything that operators read and change, besides the sandbox itself. */
export const consoleParts: readonly ConsolePart[] = [
  playerPart,
  ledgerPart,
  withdrawalPart,
  documentPart,
  questionnairePart,
  matchPart,
  campaignPart,
  bonusPart,
  protectionPart,
  chatPart,
  betPart,
  sportsEventPart,
];

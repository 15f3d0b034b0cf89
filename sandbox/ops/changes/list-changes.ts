import { betChanges } from '../bet-routes.ts';
import { bonusChanges } from '../bonus-routes.ts';
import { campaignChanges } from '../campaign-routes.ts';
import { chatChanges } from '../chat-routes.ts';
import type { OpsContext } from '../context.ts';
import { controlChanges } from '../controls.ts';
import { documentChanges } from '../document-routes.ts';
import { ledgerChanges } from '../ledger-routes.ts';
import { matchChanges } from '../match-routes.ts';
import { playerChanges } from '../player-routes.ts';
import { questionnaireChanges } from '../questionnaire-routes.ts';
import { sportsEventChanges } from '../sports-event-routes.ts';
import { withdrawalChanges } from '../withdrawal-routes.ts';
import type { OperatorChange } from './change.ts';

/** Everything that an operator can change. A route that changes something is declared here, never as a route of its own. */
export function listChanges(context: OpsContext): readonly OperatorChange[] {
  return [
    ...controlChanges(context),
    ...playerChanges(context),
    ...ledgerChanges(context),
    ...withdrawalChanges(context),
    ...documentChanges(context),
    ...questionnaireChanges(context),
    ...matchChanges(context),
    ...campaignChanges(context),
    ...bonusChanges(context),
    ...chatChanges(context),
    ...betChanges(context),
    ...sportsEventChanges(context),
  ];
}

import type { GeoOverrideStore } from '#sandbox/access/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { ServiceControl } from '#sandbox/kit/service.ts';
import type { OperatorBets } from './port/bets.ts';
import type { OperatorBonuses } from './port/bonuses.ts';
import type { OperatorCampaigns } from './port/campaigns.ts';
import type { OperatorChats } from './port/chats.ts';
import type { OperatorDocuments } from './port/documents.ts';
import type { OperatorLedger } from './port/ledger.ts';
import type { OperatorMatches } from './port/matches.ts';
import type { OperatorPlayers } from './port/players.ts';
import type { OperatorProtection } from './port/protection.ts';
import type { OperatorQuestionnaires } from './port/questionnaires.ts';
import type { OperatorSportsEvents } from './port/sports-events.ts';
import type { OperatorWithdrawals } from './port/withdrawals.ts';
import type { TrackingLog } from './tracking.ts';

export interface LedgerReport {
  readonly balanced: boolean;
  readonly accounts: number;
  readonly entries: number;
  /** One sentence per error found. */
  readonly faults: readonly string[];
}

/** The dependencies of the operator console. */
export interface OpsContext extends SandboxContext {
  readonly geo: GeoOverrideStore;
  /** The other services, in the order of their reset. */
  readonly services: readonly ServiceControl[];
  readonly players: OperatorPlayers;
  readonly ledger: OperatorLedger;
  readonly withdrawals: OperatorWithdrawals;
  readonly documents: OperatorDocuments;
  readonly questionnaires: OperatorQuestionnaires;
  readonly matches: OperatorMatches;
  readonly campaigns: OperatorCampaigns;
  readonly bonuses: OperatorBonuses;
  readonly protection: OperatorProtection;
  readonly chats: OperatorChats;
  readonly bets: OperatorBets;
  readonly sportsEvents: OperatorSportsEvents;
  readonly tracking: TrackingLog;
  readonly verifyLedger: () => Promise<LedgerReport>;
}

import type { GeoOverrideStore } from '#sandbox/access/geo.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { ServiceControl } from '#sandbox/kit/service.ts';
import type { OperatorBets } from './bets.ts';
import type { OperatorBonuses } from './bonuses.ts';
import type { OperatorCampaigns } from './campaigns.ts';
import type { OperatorChats } from './chats.ts';
import type { OperatorDocuments } from './documents.ts';
import type { OperatorLedger } from './ledger.ts';
import type { OperatorMatches } from './matches.ts';
import type { OperatorPlayers } from './players.ts';
import type { OperatorProtection } from './protection.ts';
import type { OperatorQuestionnaires } from './questionnaires.ts';
import type { OperatorSportsEvents } from './sports-events.ts';
import type { TrackingLog } from './tracking.ts';
import type { OperatorWithdrawals } from './withdrawals.ts';

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

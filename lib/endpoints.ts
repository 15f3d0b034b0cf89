import * as access from '#lib/access/contract.ts';
import * as account from '#lib/account/contract.ts';
import * as accountDetails from '#lib/account/details/contract.ts';
import * as leaving from '#lib/account/leaving/contract.ts';
import * as bonuses from '#lib/bonuses/contract.ts';
import * as cashier from '#lib/cashier/contract.ts';
import * as withdrawals from '#lib/cashier/withdrawals/contract.ts';
import * as consent from '#lib/consent/contract.ts';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import * as documents from '#lib/documents/contract.ts';
import * as questionnaire from '#lib/documents/questionnaire/contract.ts';
import * as launch from '#lib/games/launch/contract.ts';
import * as lobby from '#lib/games/lobby/contract.ts';
import * as inbox from '#lib/inbox/contract.ts';
import * as payAndPlay from '#lib/pay-and-play/contract.ts';
import * as activity from '#lib/protection/activity/contract.ts';
import * as protection from '#lib/protection/contract.ts';
import * as limits from '#lib/protection/limits/contract.ts';
import * as marketing from '#lib/protection/marketing/contract.ts';
import * as review from '#lib/protection/review/contract.ts';
import * as realtime from '#lib/realtime/contract.ts';
import * as recovery from '#lib/recovery/contract.ts';
import * as registration from '#lib/registration/contract.ts';
import * as session from '#lib/session/contract.ts';
import * as sportsbook from '#lib/sportsbook/contract.ts';
import * as sportsSeamless from '#lib/sportsbook/seamless/contract.ts';
import * as chat from '#lib/support/chat/contract.ts';
import * as terms from '#lib/terms/contract.ts';
import * as tournaments from '#lib/tournaments/contract.ts';
import * as tracking from '#lib/tracking/contract.ts';
import * as wallet from '#lib/wallet/contract.ts';
import * as seamless from '#lib/wallet/seamless/contract.ts';

export const contracts = {
  access,
  account,
  accountDetails,
  activity,
  bonuses,
  cashier,
  chat,
  consent,
  documents,
  inbox,
  launch,
  leaving,
  limits,
  lobby,
  marketing,
  payAndPlay,
  protection,
  questionnaire,
  realtime,
  recovery,
  registration,
  review,
  seamless,
  session,
  sportsbook,
  sportsSeamless,
  terms,
  tournaments,
  tracking,
  wallet,
  withdrawals,
};

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'isEndpoint' in value;
}

/** An endpoint with the name of its declaration and that of its contract above. */
export interface NamedEndpoint {
  readonly domain: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

export const namedEndpoints: readonly NamedEndpoint[] = Object.entries(contracts).flatMap(([domain, contract]) =>
  Object.entries<unknown>(contract).flatMap(([name, value]) => (isEndpoint(value) ? [{ domain, name, endpoint: value }] : [])),
);

/** Every endpoint of the contract. A declaration in a `contract.ts` imported above is included automatically. */
export const endpoints: readonly Endpoint[] = namedEndpoints.map(({ endpoint }) => endpoint);

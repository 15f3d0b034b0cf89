import * as access from '#lib/access/contract.ts';
import * as account from '#lib/account/contract.ts';
import * as cashier from '#lib/cashier/contract.ts';
import * as consent from '#lib/consent/contract.ts';
import * as launch from '#lib/launch/contract.ts';
import * as lobby from '#lib/lobby/contract.ts';
import * as payAndPlay from '#lib/pay-and-play/contract.ts';
import * as protection from '#lib/protection/contract.ts';
import * as realtime from '#lib/realtime/contract.ts';
import * as recovery from '#lib/recovery/contract.ts';
import * as registration from '#lib/registration/contract.ts';
import * as seamless from '#lib/seamless/contract.ts';
import * as session from '#lib/session/contract.ts';
import * as sportsbook from '#lib/sportsbook/contract.ts';
import * as terms from '#lib/terms/contract.ts';
import * as tournaments from '#lib/tournaments/contract.ts';
import * as tracking from '#lib/tracking/contract.ts';
import * as wallet from '#lib/wallet/contract.ts';
import * as withdrawals from '#lib/withdrawals/contract.ts';
import type { BrowserKey, Endpoint } from './endpoint.ts';

type DeclaredIn<Module> = Extract<Module[keyof Module], Endpoint>;

/** Every endpoint of the contract: a declaration in a domain's `contract.ts` is enough to be one of them. */
export type DeclaredEndpoint =
  | DeclaredIn<typeof access>
  | DeclaredIn<typeof account>
  | DeclaredIn<typeof cashier>
  | DeclaredIn<typeof consent>
  | DeclaredIn<typeof lobby>
  | DeclaredIn<typeof launch>
  | DeclaredIn<typeof payAndPlay>
  | DeclaredIn<typeof protection>
  | DeclaredIn<typeof realtime>
  | DeclaredIn<typeof recovery>
  | DeclaredIn<typeof registration>
  | DeclaredIn<typeof seamless>
  | DeclaredIn<typeof session>
  | DeclaredIn<typeof sportsbook>
  | DeclaredIn<typeof terms>
  | DeclaredIn<typeof tournaments>
  | DeclaredIn<typeof tracking>
  | DeclaredIn<typeof wallet>
  | DeclaredIn<typeof withdrawals>;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'isEndpoint' in value;
}

export const endpoints: readonly Endpoint[] = [
  access,
  account,
  cashier,
  consent,
  lobby,
  launch,
  payAndPlay,
  protection,
  realtime,
  recovery,
  registration,
  seamless,
  session,
  sportsbook,
  terms,
  tournaments,
  tracking,
  wallet,
  withdrawals,
].flatMap((domain) => Object.values<unknown>(domain).filter(isEndpoint));

export type BrowserEndpoint = Extract<DeclaredEndpoint, { browser: true }>;
export type BrowserEndpointKey = BrowserKey<BrowserEndpoint>;
export type EndpointOf<Key extends BrowserEndpointKey> = BrowserEndpoint extends infer E
  ? E extends BrowserEndpoint
    ? BrowserKey<E> extends Key
      ? E
      : never
    : never
  : never;

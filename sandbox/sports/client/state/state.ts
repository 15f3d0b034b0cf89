import type * as z from 'zod/mini';
import type { OddsFormat } from '#lib/core/money/odds.ts';
import type { sportsReplySchema, WireBet, WireMe } from '../../wire.ts';
import type { Favourites } from '../favourites/favourites.ts';
import type { Refusal } from '../shared/api.ts';
import type { Attempt } from '../slip/saved.ts';
import type { Slip } from '../slip/slip.ts';
import type { Events, Move } from './events.ts';
import type { Route } from './route.ts';

export type Sport = z.output<typeof sportsReplySchema>['sports'][number];
export type ViewStatus = 'loading' | 'ready' | 'failed' | 'unknown';
export type BetTab = 'open' | 'settled';

/** A search for events, shown in place of the view. */
export interface Search {
  readonly text: string;
  readonly status: ViewStatus;
  /** Ids of the events that were found. */
  readonly ids: readonly string[];
}

export interface BetList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly ids: readonly string[];
  readonly next: string | null;
  readonly isLoadingMore: boolean;
}

/** A cash-out that the player has been asked about. `message` says what became of it. */
export interface CashOut {
  readonly betId: string;
  readonly offerId: string;
  readonly amountMinor: number;
  /** The amount of the offer before it changed. */
  readonly oldMinor: number | undefined;
  readonly isSending: boolean;
  readonly message: string | undefined;
}

/** What became of selections that a link or a bet was to put into the slip. */
interface SlipNotice {
  readonly text: string;
  readonly lines: readonly string[];
  readonly retry?: () => void;
}

/** The link that was copied last. `place`: the slip, or a bet. */
interface SharedLink {
  readonly place: string;
  readonly url: string;
  readonly isCopied: boolean;
}

export interface State {
  readonly route: Route;
  readonly sports: readonly Sport[];
  readonly status: ViewStatus;
  /** Ids of the events that the view shows, soonest first. */
  readonly shown: readonly string[];
  readonly events: Events;
  readonly search: Search | undefined;
  readonly favourites: Favourites;
  /** The favourites as of the opening of the view: a row keeps its place while it is marked. */
  readonly firstFavourites: Favourites;
  /** Why the last favourite could not be marked. */
  readonly favouriteProblem: string | undefined;
  readonly moves: ReadonlyMap<string, Move>;
  readonly me: WireMe | undefined;
  /** Other bonuses and free bets, which the balance in the site's header counts as well. */
  readonly elsewhereMinor: number;
  readonly oddsFormat: OddsFormat;
  readonly isConnected: boolean;
  /** By the browser's clock: when the service last sent or answered with events. */
  readonly receivedAt: number;
  readonly isExpired: boolean;
  /** From the browser's clock to that of the service. */
  readonly clockOffsetMs: number;
  readonly slip: Slip;
  readonly attempts: readonly Attempt[];
  readonly isSlipOpen: boolean;
  readonly slipNotice: SlipNotice | undefined;
  readonly shared: SharedLink | undefined;
  readonly isPlacing: boolean;
  /** What became of earlier bets is being asked for. */
  readonly isChecking: boolean;
  readonly receipts: readonly WireBet[];
  /** Refusals of bets by their selections, as `refusalKey` writes them. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Read out politely: changes of the slip. */
  readonly announcement: string;
  readonly tab: BetTab;
  readonly bets: ReadonlyMap<string, WireBet>;
  readonly lists: Readonly<Record<BetTab, BetList>>;
  readonly cashOut: CashOut | undefined;
}

export const emptyList: BetList = { status: 'loading', ids: [], next: null, isLoadingMore: false };

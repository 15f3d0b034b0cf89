import type { CallInput, Endpoint, ReplyOf } from '#lib/core/api/endpoint.ts';
import type { Channel, PlayableGame } from '../rules.ts';

export interface Launch {
  readonly game: PlayableGame;
  readonly market: string;
  /** The platform's language code: `en`, `fi`. */
  readonly language: string;
  readonly currency: string;
  /** ISO 3166 code of the visitor's country; empty where it is unknown. */
  readonly country: string;
  readonly address: string;
  readonly channel: Channel;
  /** Empty for a visitor. */
  readonly playerId: string;
  readonly lobbyUrl: string;
  readonly depositUrl: string;
  readonly siteUrl: string;
  readonly gamesUrl: string;
  readonly relaxPartner: string;
  /** Revokes the provider's session of an earlier launch. */
  readonly isFresh: boolean;
  /** The player has an unfinished round of the game: the launch resumes it. */
  readonly hasOpenRound: boolean;
}

/** Calls the platform, with the player's token where the contract needs one. */
export type Call = <const E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>;

type Open = (launch: Launch, call: Call) => Promise<string>;

/** How a provider's games are opened. Both throw `CallError`. */
export interface Gateway {
  readonly real: Open;
  readonly fun?: Open;
}

export const platformOf = ({ channel }: Launch) => (channel === 'web' ? 'WEB' : 'MOBILE');
export const deviceOf = ({ channel }: Launch) => (channel === 'web' ? 'desktop' : 'mobile');

export function launcherUrl({ gamesUrl }: Launch, path: string, query: Readonly<Record<string, string>>): string {
  return `${gamesUrl}/${path}?${new URLSearchParams(query)}`;
}

import { z } from 'zod';
import type { Cause, ControlCause } from './reason.ts';

export interface ChatSummary {
  readonly number: number;
  /** Proven by a token of the player. */
  readonly playerId: string | null;
  /** What the page's script has said; it is not proven. */
  readonly claimedPlayerId: string | null;
  readonly language: string;
  readonly state: string;
  readonly messages: number;
  readonly updatedAt: string;
}

export interface ChatEntry {
  readonly author: string;
  readonly text: string;
  readonly operator: string | null;
  readonly at: string;
}

export interface ChatDetails extends ChatSummary {
  readonly entries: readonly ChatEntry[];
}

export const replySchema = z.object({ text: z.string().trim().min(1).max(2_000) });

/** The operator's desk of the live chat. */
export interface OperatorChats {
  /** Those that wait for a person first, those that have ended last, else the newest first; at most a hundred. */
  list(): Promise<readonly ChatSummary[]>;
  read(number: number): Promise<ChatDetails | undefined>;
  /** Undefined for an unknown conversation; throws a refusal for one that has ended. */
  reply(number: number, text: string, cause: ControlCause): Promise<ChatDetails | undefined>;
  /** Ends a conversation. Undefined for an unknown one; throws a refusal for one that has ended. */
  close(number: number, cause: Cause): Promise<ChatDetails | undefined>;
}

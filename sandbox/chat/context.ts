import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { ReplyOptions } from './reply.ts';

/** Which of these players' accounts are closed. */
export type FindClosedAccounts = (playerIds: readonly string[]) => Promise<readonly string[]>;

export type ChatContext = Pick<SandboxContext, 'config' | 'clock' | 'database' | 'rateLimits'> &
  Pick<ReplyOptions, 'readQuestions' | 'readSettings'> & { readonly findClosedAccounts: FindClosedAccounts };

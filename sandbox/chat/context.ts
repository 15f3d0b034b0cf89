import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { ReplyOptions } from './reply.ts';

export type ChatContext = Pick<SandboxContext, 'config' | 'clock' | 'database' | 'rateLimits'> &
  Pick<ReplyOptions, 'readQuestions' | 'readSettings'>;

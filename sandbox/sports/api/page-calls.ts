import type { Context } from 'hono';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';
import type { BettorContext } from '../bets/place.ts';
import { SportsRefused } from '../bets/refusal.ts';
import type { Contexts } from '../contexts/contexts.ts';
import type { SportsContext } from '../contexts/tables.ts';
import type { SessionCheck } from '../wallet/session-check.ts';
import type { CallLimits } from './limits.ts';

interface PageCallsOptions {
  readonly contexts: Contexts;
  readonly limits: CallLimits;
  readonly requireOpenSession: SessionCheck;
}

/** Who calls the API of the sportsbook's page. Each throws `SportsRefused`. */
export function createPageCalls({ contexts, limits, requireOpenSession }: PageCallsOptions) {
  async function contextOf(c: Context): Promise<SportsContext> {
    const key = /^Bearer ([\w-]{16,200})$/.exec(c.req.header('Authorization') ?? '')?.[1];
    const context = key && (await contexts.findByKey(key));
    if (!context) throw new SportsRefused('CONTEXT_EXPIRED');
    await limits.take(context, c.req.method);
    return context;
  }

  /** The player of a call, whether or not the session is still open: the platform checks that of a stake. */
  async function bettorOf(c: Context): Promise<BettorContext> {
    const context = await contextOf(c);
    const { playerId, sessionId } = context;
    if (playerId === null || sessionId === null) throw new SportsRefused('LOGIN_REQUIRED');
    return { ...context, playerId, sessionId };
  }

  async function signedInOf(c: Context): Promise<BettorContext> {
    const bettor = await bettorOf(c);
    await requireOpenSession(bettor);
    return bettor;
  }

  return { contextOf, bettorOf, signedInOf };
}
export type PageCalls = ReturnType<typeof createPageCalls>;

/** A route whose refusals answer with their code. */
export function handle(work: (c: Context) => Promise<Response>) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    try {
      return await work(c);
    } catch (error) {
      if (!(error instanceof SportsRefused)) throw error;
      if (error.status === 429) c.header('Retry-After', '10');
      return c.json(error.refusal, error.status);
    }
  };
}

interface Schema<Output> {
  safeParse(value: unknown): { readonly success: true; readonly data: Output } | { readonly success: false };
}

export function parse<Output>(schema: Schema<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new SportsRefused('BAD_REQUEST');
  return parsed.data;
}

export async function readBody<Output>(c: Context, schema: Schema<Output>): Promise<Output> {
  return parse(schema, parseStorableJson(await c.req.text()));
}

import { createHmac, hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { isScaled } from '#lib/core/money/scale.ts';
import type { createSportsContext } from '#lib/sportsbook/contract.ts';
import { authenticateBettor } from '#lib/sportsbook/seamless/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { PlatformClient } from '../wallet/platform-client.ts';
import { type SportsContext, sportsContextTable as table } from './tables.ts';

const lifetimeMs = 30 * 60_000;

export type CreateContext = BodyOf<typeof createSportsContext>;

export type Created =
  | { readonly kind: 'created'; readonly contextId: string; readonly expiresAt: Date }
  | { readonly kind: 'refused'; readonly reason: 'token' | 'input' | 'unreachable' };

/** What the page of a context needs. `key` authorises its calls; it is not the id that its address has. */
export type FrameContext = Pick<SportsContext, 'currency' | 'country' | 'language' | 'parentOrigin' | 'deepLinking'> & {
  readonly key: string;
  /** Distinguishes the slips of players in one browser, without saying whose they are; empty for a visitor. */
  readonly owner: string;
  readonly isSignedIn: boolean;
};

export interface Contexts {
  create(input: CreateContext): Promise<Created>;
  /** SPB-01: the context that a frame's address names; undefined for one that is unknown or expired. */
  readContext(contextId: string): Promise<FrameContext | undefined>;
  /** The context of a page's key. */
  findByKey(key: string): Promise<SportsContext | undefined>;
  /** Ends a context whose session the platform has closed. */
  end(context: SportsContext): Promise<void>;
}

interface ContextsOptions extends Pick<SandboxContext, 'config' | 'database'> {
  readonly platform: PlatformClient;
  readonly realNow: () => number;
}

/** Contexts of the sportsbook, which expire after 30 minutes of real time. The player's token is used once and not stored. */
export function createContexts({ config, database, platform, realNow }: ContextsOptions): Contexts {
  const allowedOrigins = [new URL(config.siteUrl).origin];
  // Derived, so that no key is stored.
  const keyOf = (contextId: string) =>
    createHmac('sha256', config.serviceSecret).update(`sports-key ${contextId}`).digest('base64url');
  const ownerOf = (playerId: string) =>
    createHmac('sha256', config.serviceSecret).update(`sports-slip ${playerId}`).digest('base64url').slice(0, 16);

  async function store(
    bettor: Pick<SportsContext, 'playerId' | 'sessionId' | 'currency' | 'sports' | 'virtualSports'>,
    input: CreateContext,
  ) {
    const contextId = randomBytes(24).toString('base64url');
    const createdAt = new Date(realNow());
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
    await database.delete(table).where(lt(table.expiresAt, createdAt));
    await database.insert(table).values({
      ...bettor,
      idDigest: digestOf(contextId),
      keyDigest: digestOf(keyOf(contextId)),
      country: input.visitor.country,
      language: input.language,
      parentOrigin: input.parentIframeSetup.origin,
      deepLinking: input.deepLinking,
      createdAt,
      expiresAt,
    });
    return { kind: 'created', contextId, expiresAt } as const;
  }

  return {
    async create(input) {
      const { customer, currency, parentIframeSetup } = input;
      if (!allowedOrigins.includes(parentIframeSetup.origin) || !isScaled(currency)) return { kind: 'refused', reason: 'input' };
      if (!customer) return store({ playerId: null, sessionId: null, currency, sports: false, virtualSports: false }, input);
      const body = { sessionToken: customer.sessionToken };
      const reply = await platform.post(authenticateBettor.path, body, authenticateBettor.reply);
      if (reply.kind === 'unknown') return { kind: 'refused', reason: 'unreachable' };
      if (reply.kind === 'refused' || reply.answer.playerId !== customer.playerId) return { kind: 'refused', reason: 'token' };
      const { playerId, sessionId, sports, virtualSports } = reply.answer;
      return store({ playerId, sessionId, currency: reply.answer.currency, sports, virtualSports }, input);
    },

    async readContext(contextId) {
      const [found] = await database
        .select()
        .from(table)
        .where(and(eq(table.idDigest, digestOf(contextId)), gt(table.expiresAt, new Date(realNow()))));
      if (!found) return undefined;
      const { currency, country, language, parentOrigin, deepLinking, playerId } = found;
      const isSignedIn = playerId !== null;
      const owner = isSignedIn ? ownerOf(playerId) : '';
      return { key: keyOf(contextId), owner, isSignedIn, currency, country, language, parentOrigin, deepLinking };
    },

    async findByKey(key) {
      const isAlive = gt(table.expiresAt, new Date(realNow()));
      const found = await database
        .select()
        .from(table)
        .where(and(eq(table.keyDigest, digestOf(key)), isAlive));
      return found[0];
    },

    async end({ idDigest }) {
      await database
        .update(table)
        .set({ expiresAt: new Date(realNow()) })
        .where(eq(table.idDigest, idDigest));
    },
  };
}

function digestOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

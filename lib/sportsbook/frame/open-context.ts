import 'server-only';
import { randomUUID } from 'node:crypto';
import { readAccessDetails, readProfile } from '#lib/account/contract.ts';
import { readPlayersOnly } from '#lib/content/documents/promotions/players-only.ts';
import { readTermsVersion } from '#lib/content/documents/terms.ts';
import { canVisitorEnter } from '#lib/content/pages/sections.ts';
import type { Credentials } from '#lib/core/api/call.ts';
import type { BodyOf, ReplyOf } from '#lib/core/api/endpoint.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { jurisdictionOf } from '#lib/core/market/jurisdiction.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { needsTerms } from '#lib/terms/due.ts';
import { createSportsContext, openSportsSession, sportsContractHeaders } from '../contract.ts';
import type { SportsView } from '../routes.ts';
import type { SportsContextResult } from './context-result.ts';

type Body = BodyOf<typeof createSportsContext>;

export interface ContextRequest extends Pick<Body, 'visitor' | 'segment'> {
  readonly locale: SiteLocale;
  readonly view: SportsView;
  /** The player's token for the sportsbook, as the browser has it. */
  readonly sessionToken: string | undefined;
  /** Whether a player with these flags may enter the sportsbook. */
  readonly mayEnter: (access: ReplyOf<typeof readAccessDetails>) => boolean;
}

export interface OpenedContext extends SportsContextResult {
  /** A new token in place of one that was missing or refused. */
  readonly newToken?: string | undefined;
}

/** SPB-01: opens a view of the sportsbook for a player or a visitor. Throws `CallError`; 403 without access to sports. */
export async function openContext(request: ContextRequest, credentials: Credentials | undefined): Promise<OpenedContext> {
  const { locale, view, visitor, segment } = request;
  const player = credentials && (await requireBettor(credentials, request.mayEnter));
  if (!player && !canVisitorEnter('sports', await readPlayersOnly(locale.market))) throw forbidden();
  const body: Body = {
    brand: 'parlour',
    visitor,
    segment,
    // A language that has a catalog, and the market whose way of writing amounts applies.
    language: `${locale.catalogLanguage}-${locale.market}`,
    currency: player?.currency ?? locale.currency,
    jurisdiction: jurisdictionOf(player?.market ?? locale.market),
    deepLinking: view,
    parentIframeSetup: { origin: new URL(siteConfig().SITE_URL).origin, height: 'auto' },
  };
  if (!credentials) return requestContext(body);
  const { playerId } = credentials;
  if (request.sessionToken) {
    const known = { ...body, customer: { playerId, sessionToken: request.sessionToken } };
    const opened = await requestContext(known).catch((error: unknown) => {
      if (isCallError(error) && error.code === 'INVALID_TOKEN') return undefined;
      throw error;
    });
    if (opened) return opened;
  }
  const { sessionToken: newToken } = await call(openSportsSession, { body: {} }, credentials);
  return { ...(await requestContext({ ...body, customer: { playerId, sessionToken: newToken } })), newToken };
}

interface Bettor {
  readonly currency: string;
  readonly market: string;
}

/** RTE-40, RTE-43: the platform's own flags decide, not those that a page knows. */
async function requireBettor(credentials: Credentials, mayEnter: ContextRequest['mayEnter']): Promise<Bettor> {
  const [access, profile, version] = await Promise.all([
    call(readAccessDetails, {}, credentials),
    call(readProfile, {}, credentials),
    readTermsVersion(),
  ]);
  if (!mayEnter(access)) throw forbidden();
  if (needsTerms(profile, version)) throw new CallError('contract', envelopeOf(400, 'error.terms.due'));
  return { currency: profile.currencyCode, market: homeMarket(profile.countryCode) };
}

/** Not an error of the platform, which would end the session. */
function forbidden(): CallError {
  return new CallError('contract', envelopeOf(403, 'error.forbidden'));
}

async function requestContext(body: Body): Promise<SportsContextResult> {
  const headers = {
    [sportsContractHeaders.type]: body.customer ? 'LoggedInCustomer' : 'AnonymousCustomer',
    [sportsContractHeaders.version]: '1',
    [sportsContractHeaders.correlation]: randomUUID(),
  };
  const { iframeUrl, expiresAt } = await call(createSportsContext, { body }, undefined, headers).catch((error: unknown) => {
    throw isCallError(error) ? withoutSession(error) : error;
  });
  const { origin } = new URL(iframeUrl);
  if (!siteConfig().sportsOrigins.includes(origin)) {
    console.error(`The sportsbook's frame has the origin ${origin}, which is missing in SPORTS_ORIGINS.`);
    throw unusable();
  }
  return { iframeUrl, expiresAt };
}

/** An error of this service says nothing about the session: only the platform's own errors end it. */
function withoutSession(error: CallError): CallError {
  if (error.retryable) return new CallError('network', envelopeOf(503, 'error.system.error'), { cause: error });
  if (error.code === 'INVALID_TOKEN') return unusable(error, error.code);
  console.error(`The sportsbook refused a context: ${error.code}.`);
  return unusable(error);
}

function unusable(cause?: CallError, code = 'error.system.error'): CallError {
  return new CallError('contract', { ...envelopeOf(502, 'error.system.error'), code }, { cause });
}

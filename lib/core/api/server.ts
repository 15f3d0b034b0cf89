import 'server-only';
import { type SiteConfig, siteConfig } from '#lib/core/config/site.ts';
import type { Secret } from '#lib/core/http/secret.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { type CallAnswer, type CallOptions, type Credentials, callService } from './call.ts';
import type { CallInput, Endpoint, JsonService, ReplyOf } from './endpoint.ts';
import { signerWith } from './sign-call.ts';

type UrlOfService = 'PLATFORM_URL' | 'ACCESS_URL' | 'TRACK_URL' | 'PAY_URL' | 'CRM_URL' | 'CHAT_URL' | 'SPORTS_URL';
const baseUrls: Record<JsonService, keyof Pick<SiteConfig, UrlOfService>> = {
  platform: 'PLATFORM_URL',
  access: 'ACCESS_URL',
  tracking: 'TRACK_URL',
  pay: 'PAY_URL',
  crm: 'CRM_URL',
  chat: 'CHAT_URL',
  sports: 'SPORTS_URL',
};

/** How the site calls an endpoint's service. */
export function optionsFor(endpoint: Endpoint, more: Pick<CallOptions, 'credentials' | 'headers'>): CallOptions {
  const config = siteConfig();
  const service = endpoint.service ?? 'platform';
  const keys = ownValue<Partial<Record<JsonService, Secret>>>(config.signingKeys, service);
  return {
    baseUrl: config[baseUrls[service]],
    siteId: config.SITE_ID,
    ...(keys && { sign: signerWith(keys[0]) }),
    ...more,
  };
}

/** Calls an endpoint from the server, with credentials if it needs a player. Throws `CallError`. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  credentials?: Credentials,
  headers?: CallOptions['headers'],
): Promise<ReplyOf<E>> {
  return (await callForHeaders(endpoint, input, credentials, headers)).reply;
}

/** Like `call`; returns the response headers too. */
export function callForHeaders<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  credentials?: Credentials,
  headers?: CallOptions['headers'],
): Promise<CallAnswer<E>> {
  return callService(endpoint, input, optionsFor(endpoint, { credentials, headers }));
}

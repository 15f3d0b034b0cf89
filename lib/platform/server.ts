import 'server-only';
import { createHmac } from 'node:crypto';
import { type SiteConfig, siteConfig } from '#lib/config/site.ts';
import { type AnyInput, type CallOptions, type Credentials, callService, callUntyped } from './call.ts';
import {
  type CallInput,
  callSignatureHeader,
  callTimestampHeader,
  type Endpoint,
  type JsonService,
  type ReplyOf,
  signedText,
} from './endpoint.ts';

const baseUrls: Record<JsonService, keyof Pick<SiteConfig, 'PLATFORM_URL' | 'ACCESS_URL' | 'TRACK_URL' | 'PAY_URL'>> = {
  platform: 'PLATFORM_URL',
  access: 'ACCESS_URL',
  tracking: 'TRACK_URL',
  pay: 'PAY_URL',
};

function optionsFor(endpoint: Endpoint, more: Pick<CallOptions, 'credentials' | 'headers'>): CallOptions {
  const config = siteConfig();
  return { baseUrl: config[baseUrls[endpoint.service ?? 'platform']], siteId: config.SITE_ID, sign, ...more };
}

/** DEC-PATH-5: signed here, so that the key reaches no browser. Signatures count real seconds. */
function sign(method: string, path: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', siteConfig().SIGNING_KEY)
    .update(signedText(method, path, timestamp, body))
    .digest('hex');
  return { [callTimestampHeader]: timestamp, [callSignatureHeader]: signature };
}

/** Calls an endpoint from the server, for a player where the contract asks for one. Throws `CallError`. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  credentials?: Credentials,
  headers?: CallOptions['headers'],
): Promise<ReplyOf<E>> {
  const { reply } = await callService(endpoint, input, optionsFor(endpoint, { credentials, headers }));
  return reply;
}

/** The relay's way out: an endpoint known at run time, with the answer's headers. */
export function callForRelay(endpoint: Endpoint, input: AnyInput, more: Pick<CallOptions, 'credentials' | 'headers'>) {
  return callUntyped(endpoint, input, optionsFor(endpoint, more));
}

import 'server-only';
import type { Endpoint } from '#lib/platform/endpoint.ts';
import { coolingSchema, startCooling } from '#lib/protection/contract.ts';
import { audienceHeaders } from './answer-headers.ts';
import { headersOfPause } from './ended.ts';

type Headers = readonly (readonly [string, string])[];

/** What follows for the session from an answer that passes the relay. */
export function headersOfReply(request: Request, endpoint: Endpoint, reply: unknown): Headers | Promise<Headers> {
  if (endpoint.path !== startCooling.path) return audienceHeaders(request, endpoint, reply);
  // LOG-24: the answer stays with the browser, which shows it in the place of the sign-in.
  const { millisLeft, initiator, cooling } = coolingSchema.parse(reply);
  return headersOfPause({ code: 'login.error.timeout', days: 1, millisLeft, initiator, cooling });
}

import { request as send } from 'node:http';
import { createCookieJar } from '../../../scripts/proof/siege/cookie-jar.ts';
import { siteUrl } from '../../journeys/support/addresses.ts';

/** A response with its size on the wire. */
export interface WireAnswer {
  readonly request: string;
  readonly status: number;
  /** Status line and headers. */
  readonly headerBytes: number;
  /** The request's `Cookie` header without the cookies of others. */
  readonly cookieBytes: number;
  /** The length of the session's cookie in the request and in the response; 0 without one. */
  readonly session: { readonly sent: number; readonly set: number };
  /** Names of cookies that the response sets, not of those that it removes. */
  readonly set: readonly string[];
  readonly text: string;
}

interface Sent {
  /** Another instance of the same site. */
  readonly at?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

const sessionIn = (cookies: string) => /(?:^|; )(?:__Secure-)?parlour\.session=([^;]*)/.exec(cookies)?.[1]?.length ?? 0;

/**
 * A browser of which every byte is counted, at the site or at a proxy before it. `others`: a `Cookie` header that it sends besides
 * the site's; `site`: the address of the site as that browser knows it.
 */
export function openWire(origin = siteUrl, others = '', site = siteUrl) {
  const { cookies: jar, headerFor, keep } = createCookieJar();
  const answers: WireAnswer[] = [];

  return {
    jar,
    answers,
    async send(method: string, path: string, { at = origin, headers = {}, form, json }: Sent = {}): Promise<WireAnswer> {
      const own = headerFor(path);
      const body = form ? new URLSearchParams({ ...form }).toString() : json && JSON.stringify(json);
      const sent: Record<string, string> = {
        Origin: site,
        'Sec-Fetch-Site': 'same-origin',
        ...(body !== undefined && { 'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...([own, others].some(Boolean) && { Cookie: [own, others].filter(Boolean).join('; ') }),
        ...headers,
      };
      const answer = await new Promise<WireAnswer>((resolve, reject) => {
        const outgoing = send(at + path, { method, headers: sent }, (incoming) => {
          const { rawHeaders, statusCode = 0, statusMessage = '' } = incoming;
          const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
          const setCookies = incoming.headers['set-cookie'] ?? [];
          const set = setCookies.flatMap(keep);
          let text = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => {
            text += chunk;
          });
          incoming.on('end', () =>
            resolve({
              request: `${method} ${path}`,
              status: statusCode,
              headerBytes: Buffer.byteLength([`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n')),
              cookieBytes: own.length,
              session: { sent: sessionIn(own), set: Math.max(0, ...setCookies.map(sessionIn)) },
              set,
              text,
            }),
          );
        });
        outgoing.on('error', reject);
        outgoing.end(body);
      });
      answers.push(answer);
      return answer;
    },
  };
}

export type Wire = ReturnType<typeof openWire>;

/** What one response sets, and what a browser carries (decision 74). */
const maxHeaderBytes = 3_584;
const maxCookieBytes = { api: 3_072, page: 600 };
/** A session's cookie with the token of a real pool, which is longer than the sandbox's (`session-cookie.test.ts`). */
const realSessionBytes = 1_800;

/** What is too long in a request and its response, with the cookie that a real pool's token needs. */
export function tooLong({ request, headerBytes, cookieBytes, session }: WireAnswer): string[] {
  const more = (own: number) => (own > 0 ? Math.max(0, realSessionBytes - own) : 0);
  const headers = headerBytes + more(session.set);
  const cookies = cookieBytes + more(session.sent);
  const max = request.includes(' /api/') ? maxCookieBytes.api : maxCookieBytes.page;
  return [
    ...(headers > maxHeaderBytes ? [`${request}: ${headers} bytes of headers`] : []),
    ...(cookies > max ? [`${request}: ${cookies} bytes of cookies`] : []),
  ];
}

import { request as send } from 'node:http';
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
  readonly text: string;
}

interface Sent {
  /** Another instance of the same site. */
  readonly at?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

const sessionIn = (cookies: string) => /(?:^|; )parlour\.session=([^;]*)/.exec(cookies)?.[1]?.length ?? 0;

/** A browser of which every byte is counted, at the site or at a proxy before it. `others`: a `Cookie` header that it sends besides the site's. */
export function openWire(origin = siteUrl, others = '') {
  const jar = new Map<string, Cookie>();
  const answers: WireAnswer[] = [];

  function cookiesFor(path: string): string {
    const [page = ''] = path.split('?');
    const isSent = ({ path: of }: Cookie) => of === '/' || page === of || page.startsWith(`${of}/`);
    return [...jar].flatMap(([name, cookie]) => (isSent(cookie) ? [`${name}=${cookie.value}`] : [])).join('; ');
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const attribute = (key: string) => attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    if (attribute('max-age') === '0' || value === '') jar.delete(name);
    else jar.set(name, { value, path: attribute('path') ?? '/' });
  }

  return {
    jar,
    answers,
    async send(method: string, path: string, { at = origin, headers = {}, form, json }: Sent = {}): Promise<WireAnswer> {
      const own = cookiesFor(path);
      const body = form ? new URLSearchParams({ ...form }).toString() : json && JSON.stringify(json);
      const sent: Record<string, string> = {
        Origin: siteUrl,
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
          for (const line of setCookies) keep(line);
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

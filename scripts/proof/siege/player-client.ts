import { z } from 'zod';
import { parseJson } from '#lib/core/parse-json.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { SiegeRecord } from './record.ts';

const timeoutMs = 20_000;

/** An answer of the site or of a service that a player's browser calls. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** The connection ended, or nothing came within the time limit: the request may have been carried out. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

/** What no answer to another player may contain. */
export interface Identity {
  readonly email: string;
  readonly lastName: string;
  /** Empty until the player is registered. */
  playerId: string;
}

export interface PlayerClient {
  readonly identity: Identity;
  readonly cookies: Map<string, { readonly value: string; readonly path: string }>;
  /** A request to the next instance of the site. Throws `NoAnswer`. */
  site(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** A request to a service of its own address. Throws `NoAnswer`. */
  service(method: string, url: string, sent?: Sent): Promise<Answer>;
}

interface ClientOptions {
  readonly siteUrl: string;
  readonly identity: Identity;
  /** The address that a trusted proxy would report. */
  readonly address: string;
  /** Addresses of the site to try, the next one of the rotation first. */
  readonly nextUrls: () => readonly string[];
  readonly record: SiegeRecord;
}

/** Markers of every player of the run: a part of the e-mail address, and a last name that no one else has. */
export const markers = { email: /siege\.\w+@sandbox\.test/g, lastName: /Siegeson\w+/g } as const;
const playerIdPattern = /"playerId":"?(\d+)/g;

/** A browser of one player, behind a proxy that distributes requests in turn and leaves out instances that refuse the connection. */
export function createPlayerClient({ siteUrl, identity, address, nextUrls, record }: ClientOptions): PlayerClient {
  const { cookies, headerFor, keep } = createCookieJar();

  function checkOwner(target: string, text: string): void {
    for (const [name, pattern] of Object.entries(markers)) {
      const own = identity[name as keyof typeof markers];
      const other = text.match(pattern)?.find((found) => found !== own);
      if (other) record.violate(`${identity.email} read ${other} in ${target}`);
    }
    if (identity.playerId === '') return;
    for (const [, found] of text.matchAll(playerIdPattern)) {
      if (found !== identity.playerId) record.violate(`player ${identity.playerId} read the id ${found} in ${target}`);
    }
  }

  async function request(method: string, url: string, { headers = {}, form, json }: Sent): Promise<Answer> {
    const body = form ? new URLSearchParams({ ...form }).toString() : json && JSON.stringify(json);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    try {
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        headers: { ...(body !== undefined && { 'Content-Type': type }), ...headers },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body }),
      });
      const answer = { status: response.status, text: await response.text(), headers: response.headers };
      checkOwner(`${method} ${new URL(url).pathname}`, answer.text);
      return answer;
    } catch (cause) {
      throw new NoAnswer(`${method} ${new URL(url).pathname}`, { cause });
    }
  }

  return {
    identity,
    cookies,
    service: (method, url, sent = {}) => request(method, url, sent),
    async site(method, path, { headers, ...sent } = {}) {
      const cookie = headerFor(path);
      const all = {
        Origin: siteUrl,
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': address,
        ...(cookie && { Cookie: cookie }),
        ...headers,
      };
      let refused: unknown;
      for (const url of nextUrls()) {
        try {
          const answer = await request(method, url + path, { ...sent, headers: all });
          // The answer to a copy of other cookies is not for this browser.
          if (!headers?.Cookie) for (const line of answer.headers.getSetCookie()) keep(line);
          return answer;
        } catch (error) {
          // Only a connection that was refused has certainly not carried the request.
          if (!isConnectionRefused(error)) throw error;
          refused = error;
        }
      }
      throw refused ?? new NoAnswer('no instance');
    },
  };
}

function isConnectionRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'ECONNREFUSED') return true;
    if (cause instanceof AggregateError && cause.errors.every(isConnectionRefused)) return true;
  }
  return false;
}

const codeSchema = z.object({ code: z.string() });

/** The code of a refusal, or its status. */
export function codeOf({ status, text }: Answer): string {
  return codeSchema.safeParse(parseJson(text)).data?.code ?? `status ${status}`;
}

import type { APIRequestContext, APIResponse } from '@playwright/test';
import { z } from 'zod';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { type CallInput, type Endpoint, fillPath, idempotencyHeader, myPath, writeQuery } from '#lib/core/api/endpoint.ts';
import { sessionEndedHeader } from '#lib/core/api/errors.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { siteUrl } from '../../../journeys/support/addresses.ts';
import { getMessages } from '../../../journeys/support/messages.ts';
import { readCaptcha } from '../../../journeys/support/new-player.ts';
import type { Actor, Answer, SlowCall, Step } from './types.ts';

const waitMs = 30_000;

async function read(from: Answer['from'], sent: Promise<APIResponse>, isDone: (text: string) => boolean): Promise<Answer> {
  try {
    const response = await sent;
    const text = await response.text();
    const status = response.status();
    return { from, status, headers: response.headers(), text, isDone: response.ok() && isDone(text) };
  } catch (error) {
    if (from === 'site') throw error;
    return { from, status: 0, headers: {}, text: '', isDone: false };
  }
}

const always = () => true;

/** A request of a page to the site. */
export function fetchSite(request: APIRequestContext, path: string, data?: object, headers: Record<string, string> = {}) {
  const options = { headers: { Origin: siteUrl, ...headers }, timeout: waitMs, maxRedirects: 0 };
  return read('site', data ? request.post(path, { ...options, data }) : request.get(path, options), always);
}

/** A request of a player's browser to another service. `isDone` looks at the text of a successful response. */
export function fetchService(
  request: APIRequestContext,
  url: string,
  options: Parameters<APIRequestContext['fetch']>[1],
  isDone: (text: string) => boolean = always,
): Promise<Answer> {
  return read('service', request.fetch(url, { timeout: waitMs, ...options }), isDone);
}

/** A call of a page through the relay. */
export function fetchRelay<const E extends Endpoint>(
  { request }: Pick<Actor, 'request'>,
  { method, path }: E,
  input: CallInput<E>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { params = {}, query, body } = input as { params?: Record<string, string>; query?: object; body?: object };
  const url = `/api/platform${fillPath(myPath(path), params)}${writeQuery(query)}`;
  const options = { method, headers: { Origin: siteUrl, ...headers }, timeout: waitMs, ...(body && { data: body }) };
  return read('site', request.fetch(url, options), always);
}

const tokenSchema = z.object({ token: z.string() });
const tokenIn = (text: string) => tokenSchema.safeParse(parseJson(text)).data?.token;

/** A captcha is solved in the browser; each call takes another token. */
async function fetchCaptcha(request: APIRequestContext): Promise<Answer> {
  const { url, task } = await readCaptcha({ request });
  return fetchService(request, url, { method: 'POST', data: task }, (text) => tokenIn(text) !== undefined);
}

interface RelayStep<E extends Endpoint> {
  readonly endpoint: E;
  /** At the time of sending, because it may have what an earlier step got. */
  readonly input: () => CallInput<NoInfer<E>> | Promise<CallInput<NoInfer<E>>>;
  readonly key?: string;
  readonly isChange?: boolean;
  readonly doneCodes?: readonly string[];
  /** Takes over what a later step needs. */
  readonly onDone?: (reply: unknown) => void;
}

/** A step that is one call through the relay, named by it. */
export function relayStep<const E extends Endpoint>(actor: Pick<Actor, 'request' | 'playerId'>, step: RelayStep<E>): Step {
  const { endpoint, input, key, doneCodes, onDone } = step;
  return {
    name: `${endpoint.method} ${myPath(endpoint.path)}`,
    // Checks and codes of bonuses may be repeated at will.
    isChange: step.isChange ?? (endpoint.keyed === true || endpoint.event !== undefined || endpoint.path.endsWith('/initiate')),
    ...(doneCodes && { doneCodes }),
    slowCalls: [slowCallOf(endpoint, actor.playerId)],
    async send() {
      const headers: Record<string, string> = key ? { [idempotencyHeader]: key } : {};
      if (endpoint.captcha) {
        const solved = await fetchCaptcha(actor.request);
        if (!solved.isDone) return solved;
        headers[captchaHeader] = tokenIn(solved.text) ?? '';
      }
      const answer = await fetchRelay(actor, endpoint, await input(), headers);
      if (answer.isDone) onDone?.(answer.text && JSON.parse(answer.text));
      return answer;
    },
  };
}

function slowCallOf({ path }: Endpoint, playerId: string): SlowCall {
  const own = path.replace('{playerId}', playerId).replace(/\{\w+\}/g, '[^/]+');
  return { service: 'platform', pathPattern: `^${own}$` };
}

const codeSchema = z.object({ code: z.string() });

function codeOf({ text }: Answer): string | undefined {
  return codeSchema.safeParse(parseJson(text)).data?.code;
}

/** Whether a step has been done, by this answer or by a lost attempt before it. */
export function isDone({ doneCodes = [] }: Pick<Step, 'doneCodes'>, answer: Answer): boolean {
  return answer.isDone || doneCodes.includes(codeOf(answer) ?? '');
}

/** Codes for which a screen has words of its own: the upload. */
const ownWords: ReadonlySet<string> = new Set(['error.document.provider_unavailable']);

const isSessionCleared = /(?:^|\n)parlour\.session=;/;

/** What a site's answer must not be while a service fails: a player signed out, an error without words, an error of the site. */
export function answerProblems(answer: Answer): readonly string[] {
  const problems: string[] = [];
  if (answer.from === 'service') return problems;
  if (sessionEndedHeader.toLowerCase() in answer.headers) problems.push('the session is said to have ended');
  if (isSessionCleared.test(answer.headers['set-cookie'] ?? '')) problems.push('the cookie of the session is cleared');
  if (answer.isDone) return problems;
  const code = codeOf(answer);
  if (code === undefined) problems.push(`no code: ${answer.text.slice(0, 80)}`);
  else if (!ownWords.has(code) && !Object.hasOwn(getMessages('en-FI').errors, code.replaceAll('.', '_')))
    problems.push(`no text for ${code}`);
  if (![429, 502, 503, 504].includes(answer.status)) problems.push('not 429, 502, 503 or 504');
  return problems;
}

/** `503 error.system.error`. */
export function outcomeOf(answer: Answer): string {
  return `${answer.status} ${codeOf(answer) ?? ''}`.trim();
}

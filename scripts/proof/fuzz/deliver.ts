import { createHmac } from 'node:crypto';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { idempotencyHeader } from '#lib/core/api/endpoint.ts';
import { signerWith } from '#lib/core/api/sign-call.ts';
import { formatWebhookSignature, webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import { signatureHeader, signRequest } from '#sandbox/kit/http/signature.ts';
import { type Callers, cookieHeader, type Session, storeCookies } from './callers.ts';
import { type Case, keyOfCase } from './cases.ts';
import { frameKeys } from './known.ts';
import { type Answer, send } from './send.ts';
import { type KnownValues, pickFrom } from './values.ts';

/** Calls after which a player of the site is regularly signed out, or blocked. */
const endsSession = /sign_?out|exclu|cool|time_?out|clos|session\/end|password|auth\/|timeout|GlobalSignOut|RevokeToken|logout/i;

export interface DeliveryPorts {
  readonly config: SandboxConfig;
  readonly sitePort: number;
  readonly callers: Callers;
  readonly known: KnownValues;
  readonly seed: string;
}

/** Sends a case with the tokens, cookies and signatures of its role, which are made when it is sent. */
export function createDelivery({ config, sitePort, callers, known, seed }: DeliveryPorts) {
  const { signingKeys } = config;

  function sessionOf({ target, path, method }: Case): Session {
    return method !== 'GET' && endsSession.test(`${path} ${target.path} ${target.headers?.['X-Amz-Target'] ?? ''}`)
      ? callers.leaver
      : callers.player;
  }

  function siteHeaders(sent: Case, session: Session): Record<string, string> {
    const own = { Origin: config.siteUrl, 'Sec-Fetch-Site': 'same-origin' };
    return sent.role === 'player' ? { ...own, Cookie: cookieHeader(session) } : own;
  }

  function serviceHeaders({ role, target, index }: Case, session: Session): Record<string, string> {
    if (role === 'operator') return basic(config.operators[0]);
    if (role === 'editor') return { Authorization: `Bearer ${config.editorToken}` };
    if (role !== 'player') return {};
    const key = target.server === 'sports' || target.server === 'games' ? known.get(frameKeys[target.server])?.[0] : undefined;
    if (target.server === 'games') return { 'X-Play-Key': String(key ?? 'none') };
    if (target.server === 'sports' && key !== undefined) return { Authorization: `Bearer ${key}` };
    if (target.server === 'chat')
      return { Authorization: `Bearer ${pickFrom(createRandom(`${index}`), known.get('token') ?? []) ?? ''}` };
    return { Authorization: session.idToken };
  }

  const webhookSecretOf = (path: string) =>
    path.startsWith('/api/sportsbook') ? config.sportsWebhookSecret : config.webhookSecret;

  async function signatures({ target, role, path, body, method }: Case): Promise<Record<string, string>> {
    const text = body?.toString() ?? '';
    const { spec, server } = target;
    const isSigned = role === 'signed';
    return {
      ...(isSigned && server === 'site' && { [webhookSignatureHeader]: signWebhook(webhookSecretOf(path), text) }),
      ...(isSigned && server !== 'site' && { [signatureHeader]: signRequest(config.serviceSecret, text) }),
      ...(spec?.signed &&
        server !== 'site' &&
        signerWith(signingKeys[server === 'sports' ? server : 'platform'][0])(method, path.replace(/\?.*$/, ''), text)),
    };
  }

  /** The player's id in a case is that of the session, and of the leaver for the console. */
  function forSession({ path, body, role }: Case, session: Session): Pick<Case, 'path' | 'body'> {
    const { playerId } = role === 'operator' ? callers.leaver : session;
    const from = callers.player.playerId;
    const text = body?.toString('latin1');
    if (playerId === from) return { path, body };
    return {
      path: path.replaceAll(from, playerId),
      body: text === undefined ? undefined : Buffer.from(text.replaceAll(from, playerId), 'latin1'),
    };
  }

  /** The answer, whose cookies the session takes over as a browser would. */
  return async function deliver(sent: Case): Promise<Answer> {
    const { target, method } = sent;
    const session = sessionOf(sent);
    const { path, body } = forSession(sent, session);
    const isAtSite = target.server === 'site';
    const port = target.server === 'site' ? sitePort : config.ports[target.server];
    const headers: Readonly<Record<string, string>> = {
      ...(isAtSite ? siteHeaders(sent, session) : { SiteContext: '{"siteId":5}', ...serviceHeaders(sent, session) }),
      ...(target.spec?.keyed && { [idempotencyHeader]: keyOfCase(sent, seed) }),
      ...(target.spec?.captcha && { [captchaHeader]: await solveCaptcha(config) }),
      ...(await signatures({ ...sent, path, body })),
      ...sent.headers,
    };
    const answer = await send({ port, method, path: toWire(path), headers, body });
    if (isAtSite && sent.role === 'player' && headers.Cookie === cookieHeader(session))
      storeCookies(session, answer.headers['set-cookie']);
    return answer;
  };
}

/** Node sends no other characters in a request line. */
const toWire = (path: string) => path.replaceAll(/[^\x21-\xff]/g, (character) => encodeURIComponent(character));

function basic({ user, password }: SandboxConfig['operators'][0]): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

function signWebhook(secret: string, body: string): string {
  const at = Date.now();
  return formatWebhookSignature({ at, signature: createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url') });
}

const siteKey = '10000000-ffff-ffff-ffff-000000000001';

async function solveCaptcha({ ports }: SandboxConfig): Promise<string> {
  const body = JSON.stringify({ sitekey: siteKey, host: 'localhost' });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  const answer: { readonly token?: string } = await (await fetch(`http://127.0.0.1:${ports.captcha}/solve`, init)).json();
  return answer.token ?? '';
}

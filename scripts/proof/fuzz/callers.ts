import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { signInBySrp } from '#lib/session/sign-in/srp.ts';
import { clientId, poolId } from '#sandbox/identity/pool.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { signInAtSite } from '../../bench/session.ts';
import { testPassword } from '../../test-players.ts';

/** A player with a token for the services and cookies for the site, of two sessions. */
export interface Session {
  readonly email: string;
  readonly playerId: string;
  readonly idToken: string;
  readonly cookies: Map<string, string>;
}

export interface Callers {
  /** The players whose sessions have to stay. */
  readonly player: Session;
  /** Their calls may end their own session, and the console changes them. */
  readonly leaver: Session;
  /** Never calls anything: no one else may end this session. */
  readonly witness: Session;
}

const maxTries = 4;
const pauseMs = 3_000;

export async function signIn(handle: string, siteUrl: string, config: SandboxConfig): Promise<Session> {
  const email = `${handle}@sandbox.test`;
  const pool = { url: serviceUrl(config, 'identity'), poolId, clientId };
  let outcome = await signInBySrp(email, testPassword, pool);
  // On a crowded machine the time for a sign-in may run out.
  for (let tries = 1; tries < maxTries && outcome.kind !== 'tokens'; tries += 1) {
    await wait(pauseMs);
    outcome = await signInBySrp(email, testPassword, pool);
  }
  if (outcome.kind !== 'tokens') throw new Error(`${email} cannot sign in at the identity service: ${outcome.type}`);
  const pairs = (await signInAtSite(siteUrl, email, testPassword)).split('; ');
  const cookies = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
  return { email, playerId: String(decodeJwt(outcome.idToken).player_id), idToken: outcome.idToken, cookies };
}

export async function openCallers(siteUrl: string, config: SandboxConfig): Promise<Callers> {
  return {
    player: await signIn('sam.withdraw', siteUrl, config),
    leaver: await signIn('ivo.limits', siteUrl, config),
    witness: await signIn('cleo.vip', siteUrl, config),
  };
}

export function cookieHeader({ cookies }: Session): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Takes over the cookies of an answer as a browser does. */
export function storeCookies({ cookies }: Session, set: readonly string[] = []): void {
  for (const cookie of set) {
    const [pair = '', ...attributes] = cookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const isRemoved = attributes.some(
      (attribute) => /^\s*max-age=0$/i.test(attribute) || /expires=thu, 01 jan 1970/i.test(attribute),
    );
    if (isRemoved) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

/** 200 while both sessions of a player are open. */
export async function sessionStatus(
  { playerId, idToken, ...session }: Session,
  siteUrl: string,
  platformUrl: string,
): Promise<number> {
  const path = '/api/platform/player/me/wallet';
  const atSite = await fetch(siteUrl + path, { headers: { cookie: cookieHeader({ playerId, idToken, ...session }) } });
  const headers = { SiteContext: '5', Authorization: idToken };
  const atPlatform = await fetch(`${platformUrl}/player/${playerId}/wallet`, { headers });
  return Math.max(atSite.status, atPlatform.status);
}

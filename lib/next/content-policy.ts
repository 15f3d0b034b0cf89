import { environment } from '#lib/core/config/environment.ts';
import { pagePolicy } from '#lib/edge/page-policy.ts';
import { findKnownScripts, type KnownScripts } from './known-scripts.ts';

const encoder = new TextEncoder();

/** SHA-256 of a text, base64. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/**
 * The content security policy of a stored page, with the hash of each inline script that Next and the site write, so that it
 * needs no 'unsafe-inline' for scripts. A script that came into the page in another way has no hash, so no browser runs it.
 */
export async function contentPolicy(html: string, known: KnownScripts): Promise<string> {
  const { scripts, unknown } = findKnownScripts(html, known);
  if (unknown > 0) console.error(`A page has ${unknown} inline scripts that are not the site's; browsers will not run them.`);
  const hashes = await Promise.all(scripts.map(async (code) => `'sha256-${await digest(code)}'`));
  return pagePolicy(environment(), hashes);
}

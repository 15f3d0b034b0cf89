import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { siteConfig } from '#lib/config/site.ts';

/** Pixels of every picture that a shared link shows. */
export const cardSize = { width: 1_200, height: 630 } as const;

const longestTitle = 120;

function signatureOf(title: string): string {
  return createHmac('sha256', siteConfig().SESSION_SECRET).update(`card:${title}`).digest('base64url').slice(0, 22);
}

/** CNT-24: where the title card of a page is. The address carries the title, signed, so that nobody can have other words painted. */
export function cardPath(title: string): string {
  const text = [...title].slice(0, longestTitle).join('');
  return `/cards/${Buffer.from(text).toString('base64url')}.${signatureOf(text)}.png`;
}

/** The title of a card's file name; undefined where the signature is not ours. */
export function openCard(file: string): string | undefined {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{22})\.png$/.exec(file) ?? [];
  if (!payload || !signature) return undefined;
  const title = Buffer.from(payload, 'base64url').toString('utf8');
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(title))) ? title : undefined;
}

import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { siteConfig } from '#lib/core/config/site.ts';

/** Size in pixels of the picture of a shared link. */
export const cardSize = { width: 1_200, height: 630 } as const;

const maxTitleLength = 120;

function signatureOf(title: string, secret: string): string {
  return createHmac('sha256', secret).update(`card:${title}`).digest('base64url').slice(0, 22);
}

/** CNT-24: the path of a page's title card. It contains the signed title, so that a card with other text cannot be requested. */
export function cardPath(title: string): string {
  const text = [...title].slice(0, maxTitleLength).join('');
  return `/cards/${Buffer.from(text).toString('base64url')}.${signatureOf(text, siteConfig().SESSION_SECRET[0])}.png`;
}

/** Reads the title from a card's file name; undefined if the signature is wrong. */
export function readCardTitle(file: string): string | undefined {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{22})\.png$/.exec(file) ?? [];
  if (!payload || !signature) return undefined;
  const title = Buffer.from(payload, 'base64url').toString('utf8');
  const isSignedBy = (secret: string) => timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(title, secret)));
  return siteConfig().SESSION_SECRET.some(isSignedBy) ? title : undefined;
}

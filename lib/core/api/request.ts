import 'server-only';
import { z } from 'zod';
import { parseLocale } from '../market/locale.ts';
import type { SiteLocale } from '../market/markets.ts';
import { parseJson } from '../parse-json.ts';
import { maxBodyBytesOf } from './body-limits.ts';
import { CallError, envelopeOf, fieldErrorsOf } from './errors.ts';
import { isStorableAddress, isStorableJson } from './storable.ts';

/** Throws `CallError` (403) unless the request comes from a page of this site. */
export function checkOrigin(request: Request, siteOrigin: string): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isOwn = site ? site === 'same-origin' : origin === siteOrigin;
  if (!isOwn || (origin !== null && origin !== siteOrigin)) throw new CallError('network', envelopeOf(403, 'error.origin'));
}

function invalid(objectName: string, error: Parameters<typeof fieldErrorsOf>[1]): CallError {
  return new CallError('contract', envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf(objectName, error) }));
}

function unstorable(): CallError {
  return new CallError('contract', envelopeOf(400, 'error.validation'));
}

/** `fi-FI` in a query. */
export const localeParameter = z
  .string()
  .max(16)
  .transform(parseLocale)
  .pipe(z.custom<SiteLocale>((locale) => locale !== undefined));

/** The query of an address by a shape. Throws `CallError` (400). */
export function readQuery<Shape extends z.ZodType>(url: string, shape: Shape): z.output<Shape> {
  if (!isStorableAddress(url)) throw unstorable();
  const parsed = shape.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (!parsed.success) throw invalid('query', parsed.error);
  return parsed.data;
}

/** A small JSON body of a shape. Throws `CallError` (400, 413, 415). */
export async function readJson<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new CallError('contract', envelopeOf(415, 'error.body.not_json'));
  }
  const text = await readLimited(request);
  const body = parseJson(text);
  if (body === undefined) throw new CallError('contract', envelopeOf(400, 'error.body.not_json'));
  if (!isStorableJson(text)) throw unstorable();
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw invalid('body', parsed.error);
  return parsed.data;
}

/** Reads a body up to the limit of its handler. Throws `CallError` (413) as soon as it is longer. */
export async function readLimited(request: Request): Promise<string> {
  const limit = maxBodyBytesOf(request.method, new URL(request.url).pathname);
  const tooLarge = () => new CallError('contract', envelopeOf(413, 'error.body.too_large'));
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { TitleCard } from '#components/content/title-card.tsx';
import { siteName } from '#lib/content/documents/brand.ts';
import { cardSize } from '#lib/content/pages/card.ts';

/** Rendering a card takes a third of a second. */
const rendered = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 250 });

/** Characters without a glyph in the fonts, for which the renderer would call an outside server. */
const withoutGlyph = /[^\u0020-\u017f\u2013\u2014\u2018-\u201e\u2026\u20ac]/gu;

async function loadFonts() {
  const files = ['fraunces-latin-600.woff', 'fraunces-latin-ext-600.woff'];
  const read = await Promise.all(files.map((file) => readFile(path.join(process.cwd(), 'app', 'fonts', file))));
  return read.map((data) => ({ name: 'Fraunces', data, weight: 600 as const, style: 'normal' as const }));
}

async function renderCard(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = title.replace(/\s+/g, ' ').replace(withoutGlyph, '').trim();
  const image = new ImageResponse(<TitleCard title={text} name={siteName} />, { ...cardSize, fonts: await loadFonts() });
  return new Uint8Array(await image.arrayBuffer());
}

export function readCard(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = rendered.get(title);
  if (known) return known;
  const card = renderCard(title);
  rendered.set(title, card);
  card.catch(() => rendered.delete(title));
  return card;
}

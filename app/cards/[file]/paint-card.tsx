import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { TitleCard } from '#components/content/title-card.tsx';
import { siteName } from '#lib/content/brand.ts';
import { cardSize } from '#lib/content/card.ts';

/** Cards painted by this process, the newest last; painting takes a third of a second. */
const painted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const mostPainted = 250;

/** For a character that the fonts have not, the painter would ask a server elsewhere. */
const unpaintable = /[^\u0020-\u017f\u2013\u2014\u2018-\u201e\u2026\u20ac]/gu;

async function loadFonts() {
  const files = ['fraunces-latin-600.woff', 'fraunces-latin-ext-600.woff'];
  const read = await Promise.all(files.map((file) => readFile(path.join(process.cwd(), 'app', 'fonts', file))));
  return read.map((data) => ({ name: 'Fraunces', data, weight: 600 as const, style: 'normal' as const }));
}

async function paint(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = title.replace(/\s+/g, ' ').replace(unpaintable, '').trim();
  const image = new ImageResponse(<TitleCard title={text} name={siteName} />, { ...cardSize, fonts: await loadFonts() });
  return new Uint8Array(await image.arrayBuffer());
}

/** The title card as PNG, painted once. */
export function paintCard(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = painted.get(title);
  if (known) return known;
  const coming = paint(title);
  painted.set(title, coming);
  coming.catch(() => painted.delete(title));
  const [oldest] = painted.keys();
  if (painted.size > mostPainted && oldest !== undefined) painted.delete(oldest);
  return coming;
}

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';

const { resolve } = createRequire(import.meta.url);

const faces = [
  { family: 'Instrument Sans', name: 'instrument-sans', weights: '400 700' },
  { family: 'Fraunces', name: 'fraunces', weights: '100 900' },
] as const;
const parts = ['latin', 'latin-ext'] as const;
const rangesSchema = z.object({ latin: z.string(), 'latin-ext': z.string() });

const files = new Map(
  faces.flatMap(({ name }) =>
    parts.map((part) => [
      `${name}-${part}.woff2`,
      resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`),
    ]),
  ),
);

/** The `@font-face` rules of the games' two font families (SIL Open Font License). */
export const fontFaces = faces
  .flatMap(({ family, name, weights }) => {
    const ranges = rangesSchema.parse(JSON.parse(readFileSync(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8')));
    return parts.map(
      (part) =>
        `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url("/font/${name}-${part}.woff2") format("woff2");unicode-range:${ranges[part]}}`,
    );
  })
  .join('\n');

/** The content of a font file; undefined for an unknown name. */
export async function readFont(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const path = files.get(file);
  return path === undefined ? undefined : new Uint8Array(await readFile(path));
}

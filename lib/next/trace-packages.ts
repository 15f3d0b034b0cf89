import { readFile } from 'node:fs/promises';
import path from 'node:path';
// Next's own copy of `@vercel/nft`, with which `next build` lists the files of its routes.
import nft from 'next/dist/compiled/@vercel/nft/index.js';
import { z } from 'zod';

/** Compilers, the development server and the picture optimizer, which Next names in its code and a built site never loads. */
const neverLoaded = [
  '**/*.d.ts',
  '**/*.d.cts',
  '**/*.d.mts',
  '**/*.map',
  '**/next/dist/docs/**',
  '**/next/dist/compiled/next-server/**/*.dev.js',
  '**/next/dist/compiled/next-devtools/**',
  '**/next/dist/compiled/{babel,babel-packages,cssnano-simple,postcss-preset-env,terser,webpack}/**',
  '**/node_modules/{react,react-dom}/**/*.development.js',
  '**/node_modules/{@img,@next/swc-*,@swc/core*,esbuild,@esbuild,lightningcss*,sharp,typescript,webpack}/**',
];

const traceSchema = z.object({ files: z.array(z.string()) });

/** The files of packages that these modules and the routes of the build load; all paths are relative to `root`. */
export async function tracePackages(root: string, modules: readonly string[], routes: readonly string[]): Promise<string[]> {
  const { fileList } = await nft.nodeFileTrace(
    modules.map((name) => path.join(root, name)),
    { base: root, ignore: neverLoaded },
  );
  const ofRoutes = await Promise.all(routes.map((name) => readTrace(root, name)));
  const isIgnored = matcherOf(neverLoaded);
  return [...new Set([...fileList, ...ofRoutes.flat()])]
    .filter((name) => name.startsWith('node_modules/') && !isIgnored(name))
    .sort();
}

/** The files in a `.nft.json` of the build. */
async function readTrace(root: string, name: string): Promise<string[]> {
  const { files } = traceSchema.parse(JSON.parse(await readFile(path.join(root, name), 'utf8')));
  return files.map((file) => path.posix.join(path.posix.dirname(name), file));
}

function matcherOf(globs: readonly string[]): (name: string) => boolean {
  return (name) => globs.some((glob) => path.matchesGlob(name, glob));
}

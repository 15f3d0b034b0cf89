import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleLoader } from '#lib/next/bundle-loader.ts';
import { root } from '../root.ts';

/** The lowest version that a packed server runs on. */
export const minNode = '20.9';

/** Names in the packed folder, without `.mjs`, and their sources. */
const entries = {
  health: 'scripts/pack/health.mjs',
  'server/serve': 'scripts/pack/serve.ts',
  'lib/session/sign-in/srp-worker': 'lib/session/sign-in/srp-worker.ts',
};

/** `bundleLoader` needs esbuild; a packed server has its result. */
const withBuiltLoader: Plugin = {
  name: 'with-built-loader',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lib[\\/]next[\\/]bundle-loader\.ts$/ }, () => ({
      contents: `export const bundleLoader = () => ${JSON.stringify(bundleLoader())};`,
      loader: 'js',
    }));
  },
};

/** Writes the server and its worker to `folder` as JavaScript; returns their names. Packages stay outside. */
export async function bundleServer(folder: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // In one folder, one below the top: the server looks for the site there (`scripts/root.ts`).
    chunkNames: 'server/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    target: `node${minNode}`,
    plugins: [withBuiltLoader],
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.outputs).map((file) => path.relative(folder, path.join(root, file)));
}

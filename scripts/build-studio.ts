import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { hashFiles } from './fingerprint.ts';
import { root } from './root.ts';

const entry = 'components/studio/main.tsx';
const folder = path.join(root, '.studio');
const manifestFile = path.join(folder, 'manifest.json');
/** Changes whenever a package in the bundle changes. */
const packages = 'package-lock.json';

/** True when `.studio` was built from exactly these sources. */
function isBuilt(): boolean {
  try {
    const { sources, fingerprint } = JSON.parse(readFileSync(manifestFile, 'utf8'));
    return Array.isArray(sources) && hashFiles(root, sources) === fingerprint;
  } catch {
    return false;
  }
}

/** Bundles the Studio into files with hashed names. Takes seconds with esbuild, minutes with Next's bundler. */
async function buildStudio(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: '.studio',
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
  });
  const files = Object.keys(metafile.outputs).map((file) => path.basename(file));
  const { script, style } = entryFiles(metafile);
  const sources = [...Object.keys(metafile.inputs).filter((file) => /^(?:app|components|lib)\//.test(file)), packages].sort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifestFile, JSON.stringify({ script, style, files, sources, fingerprint: hashFiles(root, sources) }));
}

function entryFiles({ outputs }: Metafile): { readonly script: string; readonly style: string } {
  const [script, output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (!script || !output?.cssBundle) throw new Error('The Studio bundle has no script or no stylesheet.');
  return { script: path.basename(script), style: path.basename(output.cssBundle) };
}

if (!isBuilt()) await buildStudio();

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { hashFiles } from './fingerprint.ts';
import { root } from './root.ts';

const entry = 'components/studio/main.tsx';
const folder = path.join(root, '.studio');
const manifestFile = path.join(folder, 'manifest.json');
/** Changes whenever a package in the bundle changes. */
const packages = 'package-lock.json';
/** The bundle also depends on how it is built. */
const builder = 'scripts/build-studio.ts';

/** True when `.studio` was built from exactly these sources. */
function isBuilt(): boolean {
  try {
    const { sources, fingerprint } = JSON.parse(readFileSync(manifestFile, 'utf8'));
    return Array.isArray(sources) && hashFiles(root, [...sources, builder]) === fingerprint;
  } catch {
    return false;
  }
}

/** Fonts of other hosts would be requested by every editor's browser; the system's font takes their place. */
const withoutForeignFonts: Plugin = {
  name: 'without-foreign-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(/@font-face\s*\{[^}]*url\(['"]?https?:[^}]*\}/g, ''),
      loader: 'css',
    }));
  },
};

/** What the Studio asks of Sanity's own hosts without a setting against it, and what takes its place. */
const foreignCalls = [
  // Looks for a newer version every quarter of an hour; this one changes with package-lock.json only.
  [/poll\(\);\s*let intervalId = setInterval\(poll, 9e5\);\s*return \(\) => clearInterval\(intervalId\);/g, ''],
  // Looks whether feedback to Sanity could be sent.
  [/skip: isInDashboard\b/g, 'skip: true'],
] as const;

/** Fails where a new version of the package has other code, so that no call comes back unnoticed. */
const withoutForeignCalls: Plugin = {
  name: 'without-foreign-calls',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/sanity\/lib\/index\.js$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const unknown = foreignCalls.filter(([call]) => source.match(call)?.length !== 1);
      if (unknown.length > 0)
        throw new Error(`The Studio's package has changed: ${unknown.map(([call]) => call.source).join(', ')}`);
      return { contents: foreignCalls.reduce((text, [call, instead]) => text.replace(call, instead), source), loader: 'js' };
    });
  },
};

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
    plugins: [withoutForeignFonts, withoutForeignCalls],
    metafile: true,
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
  });
  const foreign = Object.keys(metafile.outputs).filter(
    (file) => file.endsWith('.css') && /url\(['"]?(?:https?:)?\/\//.test(readFileSync(path.join(root, file), 'utf8')),
  );
  if (foreign.length > 0) throw new Error(`Styles of the Studio request files from other hosts: ${foreign.join(', ')}`);
  const files = Object.keys(metafile.outputs).map((file) => path.basename(file));
  const { script, style } = entryFiles(metafile);
  const sources = [
    ...Object.keys(metafile.inputs).filter((file) => /^(?:app|components|lib)\//.test(file)),
    packages,
    builder,
  ].sort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    manifestFile,
    JSON.stringify({ script, style, files, sources, fingerprint: hashFiles(root, [...sources, builder]) }),
  );
}

function entryFiles({ outputs }: Metafile): { readonly script: string; readonly style: string } {
  const [script, output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (!script || !output?.cssBundle) throw new Error('The Studio bundle has no script or no stylesheet.');
  return { script: path.basename(script), style: path.basename(output.cssBundle) };
}

if (!isBuilt()) await buildStudio();

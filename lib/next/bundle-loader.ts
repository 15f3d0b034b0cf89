import { buildSync } from 'esbuild';

/** The inline loader as minified JavaScript. Takes about 20 ms; called once per process. */
export function bundleLoader(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: "import { loadScripts } from './loader.ts'; loadScripts();", resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'iife',
    // Older than the supported browsers, so that the others can say that their scripts do not run.
    target: 'es2017',
    write: false,
    logLevel: 'error',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

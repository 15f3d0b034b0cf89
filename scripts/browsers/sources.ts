import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleLoader } from '#lib/next/bundle-loader.ts';
import { launchErrorScript } from '#sandbox/games/page/page.ts';
import { readScript as readGameScript, scriptNames } from '#sandbox/games/page/scripts.ts';
import { resultScript } from '#sandbox/pay/cashier/page/result.ts';
import { expiredScript } from '#sandbox/sports/page/page.ts';
import { readScript as readSportsScript } from '#sandbox/sports/page/scripts.ts';
import { root } from '../root.ts';

export interface Source {
  readonly name: string;
  readonly text: string;
  readonly kind?: 'module';
}

function readFiles(pattern: string, leftOut: RegExp = /^$/): Source[] {
  return globSync(pattern, { cwd: root })
    .filter((name) => !leftOut.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
}

/** Scripts that Next adds for browsers that do not know modules: no supported browser loads them. */
function polyfills(): RegExp {
  const manifest = JSON.parse(readFileSync(path.join(root, '.next', 'build-manifest.json'), 'utf8')) as {
    readonly polyfillFiles: readonly string[];
  };
  return new RegExp(manifest.polyfillFiles.map((file) => `${path.basename(file).replaceAll('.', '\\.')}$`).join('|') || '^$');
}

/** Every script that a player's browser runs: of the built site, and of the frames of the sandbox. The Studio is for editors. */
export async function readScripts(): Promise<Source[]> {
  const games = await Promise.all(
    scriptNames.map(async (name) => ({
      name: `game ${name}`,
      text: (await readGameScript(name)) ?? '',
      kind: 'module' as const,
    })),
  );
  return [
    ...readFiles('.next/static/**/*.js', polyfills()),
    ...readFiles('sandbox/{captcha,chat,crm,docs}/client/*.js'),
    ...games,
    { name: 'the inline loader', text: bundleLoader() },
    { name: 'the sportsbook', text: await readSportsScript(), kind: 'module' },
    { name: 'the end of a sportsbook context', text: expiredScript },
    { name: 'a failed launch', text: launchErrorScript },
    { name: 'the result of a payment', text: resultScript },
  ];
}

export function readStyles(): Source[] {
  return [...readFiles('.next/static/**/*.css'), ...readFiles('sandbox/**/*.css', /^sandbox\/ops\//)];
}

export function readComponents(): Source[] {
  return readFiles('{app,components}/**/*.tsx', /\.test\.tsx$|^components\/(?:studio|design)\/|^app\/(?:studio|design)\//);
}

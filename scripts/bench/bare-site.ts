import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, startChild } from '../child.ts';
import { root } from '../root.ts';
import { waitForResponse } from '../wait.ts';

/** The baseline: a Next site with a static page of the same size, an empty middleware and a minimal route handler. */
// Outside the repository, so that Next does not pick up its middleware and instrumentation.
const folder = path.join(tmpdir(), `bare-site-${process.pid}`);
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

function write(file: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

export interface Picture {
  readonly bytes: Uint8Array;
  /** Ending of the file: `avif`. */
  readonly ending: string;
}

/** `html` is the document whose size is matched; Next sends a page's text twice, so half of it is enough. */
function writeSite(html: string, picture: Picture | undefined): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/[\\`$"<>&]/g, ' ');
  const filler = body.repeat(Math.ceil(html.length / body.length)).slice(0, Math.max(0, Math.floor((html.length - 4_400) / 2)));
  write('package.json', '{ "name": "bare", "private": true, "type": "module" }');
  write('next.config.mjs', `export default { poweredByHeader: false, turbopack: { root: '/' } };`);
  write(
    'middleware.ts',
    "import { NextResponse } from 'next/server';\nexport function middleware() { return NextResponse.next(); }\n",
  );
  write(
    'app/layout.tsx',
    'import type { ReactNode } from \'react\';\nexport const metadata = { title: "Bare page", description: "A page without a site." };\nexport default function Layout({ children }: { children: ReactNode }) { return <html lang="en"><body>{children}</body></html>; }\n',
  );
  if (picture) write(`public/picture.${picture.ending}`, picture.bytes);
  const image = picture
    ? `<img src="/picture.${picture.ending}" alt="" fetchPriority="high" style={{ width: '100%', aspectRatio: '4/3', objectFit: 'cover' }} />`
    : '';
  write('app/page.tsx', `const text = \`${filler}\`;\nexport default function Page() { return <main>${image}{text}</main>; }\n`);
  write(
    'app/api/wallet/route.ts',
    `export async function GET() {
  const answer = await fetch(process.env.WALLET_URL ?? '', {
    headers: { SiteContext: '{"siteId":5}', Authorization: process.env.WALLET_TOKEN ?? '' },
    cache: 'no-store',
  });
  return Response.json(await answer.json());
}
`,
  );
}

/** Builds and starts it; with a picture above its text where one is given. */
export async function startBareSite(
  html: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
  picture?: Picture,
): Promise<Child> {
  writeSite(html, picture);
  const base = { ...process.env, ...env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const logs = path.join(root, '.bench', 'logs');
  const build = startChild({
    name: 'bare build',
    args: [next, 'build', folder],
    env: base,
    logFile: path.join(logs, 'bare-build.log'),
  });
  const ending = await build.ended;
  if (ending !== 'exit code 0') throw new Error(`The baseline site could not be built: ${build.tail(30)}`);
  const args = [next, 'start', folder, '-H', 'localhost', '-p', String(port)];
  const site = startChild({ name: 'bare site', args, env: base, logFile: path.join(logs, 'bare.log') });
  await waitForResponse(site, `http://localhost:${port}/`, async (response) => response.ok);
  return site;
}

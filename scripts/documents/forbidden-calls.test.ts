import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const isTest = /\.test\.tsx?$/;
const sources = globSync('{app,components,lib,sandbox}/**/*.{ts,tsx,js,mjs}', { cwd: root })
  .concat('middleware.ts', 'instrumentation.ts')
  .filter((file) => !isTest.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

const usersOf = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

/** What turns data into code, markup or a command, or trusts a server without a proof; and the files that have a reason to use it. */
const calls: Readonly<Record<string, readonly [pattern: RegExp, files: readonly string[]]>> = {
  'code from text': [/(?<![.\w])eval\(|\bnew Function\(|(?:setTimeout|setInterval)\(\s*['"`]/, []],
  'a module of the virtual machine': [/from 'node:vm'/, []],
  'markup from text': [
    /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML|srcdoc)\s*=(?!=)|insertAdjacentHTML|document\.write|createContextualFragment/,
    [],
  ],
  'a command line': [/\bexec(?:Sync)?\(\s*['"`]|\bshell:/, []],
  'a process': [
    /from 'node:child_process'/,
    [
      // Asks the system when a process started.
      'sandbox/database/process-start.ts',
      'sandbox/kit/bundle-script.ts',
      'sandbox/kit/isolation/child.ts',
    ],
  ],
  'a pattern from text': [
    /new RegExp\(/,
    [
      // Of constants of the code.
      'lib/core/http/page-cookies.ts',
      'lib/core/validation/line.ts',
      'lib/core/validation/post-code.ts',
      'lib/edge/context.ts',
      'lib/next/pages/memory-responder.ts',
      'lib/pages/pages.ts',
      'sandbox/content/presence-socket.ts',
      'sandbox/docs/sessions.ts',
      // Of the operator who adds a fault.
      'sandbox/kit/http/faults.ts',
      'sandbox/ops/control-bodies.ts',
    ],
  ],
  'SQL from text': [
    /sql\.raw\(/,
    [
      // Of constants of the code.
      'sandbox/database/checks.ts',
      'sandbox/database/migrate.ts',
      'sandbox/ledger/period-sums.ts',
      'sandbox/platform/protection/limits/usage.ts',
    ],
  ],
  'a server without a valid certificate': [/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/, []],
  'MD5 or SHA-1': [
    /\b(?:md5|sha1)['"]/i,
    [
      // Names of pictures, as the content service of production has them, and the seed of drawings.
      'sandbox/content/images/upload.ts',
      'sandbox/data/art/asset.ts',
      'sandbox/data/art/random.ts',
      'sandbox/data/content/images/image-assets.ts',
    ],
  ],
  'an id as a secret': [/(?:secret|token|state)\w*\s*[:=]\s*(?:crypto\.)?randomUUID\(/i, []],
  'numbers that can be guessed': [
    /Math\.random\(/,
    [
      // The name of a draft, the share of traced requests, a drawing, and a wait before the next try.
      'lib/content/query/last-good.ts',
      'lib/telemetry/traces/request-traces.ts',
      'sandbox/games/client/slots/reels.ts',
      'sandbox/sports/client/shared/feed.ts',
    ],
  ],
};

test.each(Object.entries(calls))('%s is used where there is a reason only', (_, [pattern, files]) => {
  expect(usersOf(pattern).toSorted()).toEqual(files.toSorted());
});

test('the site calls other servers in these places only, and follows no redirect there', () => {
  const isServer = ({ file, code }: (typeof sources)[number]) =>
    /^(?:app|lib|middleware)/.test(file) && /(?<![.\w])fetch\(/.test(code.replace(/^import.*$/gm, ''));
  const found = sources.filter(isServer).map(({ file, code }) => [file, /redirect: 'error'/.test(code)]);
  const inBrowsers = ['lib/consent/save-consent.ts', 'lib/core/api/browser.ts', 'lib/core/i18n/load-messages.ts'];
  const pages = [...inBrowsers, 'lib/next/missing-file.ts', 'lib/session/next-auth-form.ts', 'lib/session/waiting-sign-out.ts'];
  expect(Object.fromEntries(found.filter(([file]) => !pages.includes(String(file))))).toEqual({
    'lib/core/api/call.ts': true,
    'lib/core/api/verify-captcha.ts': true,
    'lib/edge/content-query.ts': true,
    'lib/edge/geo-lookups.ts': true,
    'lib/edge/sports-index.ts': true,
    'lib/instances/own-webhooks.ts': true,
    'lib/session/sign-in/srp-worker.ts': true,
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For every rule, files that break it: path, then content. */
const violations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-circular': { 'lib/wallet/a.ts': "import './b.ts';", 'lib/wallet/b.ts': "import type {} from './a.ts';" },
  'no-circular-domains': {
    'lib/terms/one.ts': "import type {} from '../consent/one.ts';",
    'lib/consent/one.ts': '',
    'lib/consent/two.ts': "import type {} from '../terms/two.ts';",
    'lib/terms/two.ts': '',
  },
  'lib-imports-no-pages': { 'lib/wallet/screen.ts': "import '../../app/file.ts';", 'app/file.ts': '' },
  'core-imports-only-core': { 'lib/core/time/bad.ts': "import '../../wallet/pure.ts';", 'lib/wallet/pure.ts': '' },
  'contracts-import-only-core': { 'lib/wallet/contract.ts': "import './server.ts';", 'lib/wallet/server.ts': '' },
  'contracts-stay-neutral': { 'lib/account/contract.ts': "import 'node:fs';" },
  'edge-stays-neutral': { 'lib/edge/bad.ts': "import '../wallet/pure.ts';" },
  'edge-uses-no-node-modules': { 'lib/edge/file.ts': "import 'node:fs';" },
  'next-internals-only-in-lib-next': { 'lib/session/bad.ts': "import 'next/dist/server/config.js';" },
  'telemetry-packages-only-in-telemetry': { 'lib/session/metrics.ts': "import 'prom-client';" },
  'telemetry-is-loaded-where-it-is-on': {
    'lib/telemetry/bad.ts': "import './metrics/start.ts';",
    'lib/telemetry/metrics/start.ts': '',
  },
  'domains-import-no-screens': { 'components/wallet/bad.tsx': "import '../pages/page.tsx';", 'components/pages/page.tsx': '' },
  'shell-imports-no-domain': { 'components/shell/bad.tsx': "import '../account/part.tsx';", 'components/account/part.tsx': '' },
  'ui-imports-no-domain': { 'components/ui/bad.tsx': "import '../account/part.tsx';" },
  'no-zod-in-browsers': {
    'components/terms/bad.tsx': "'use client';\nimport { type One, two } from '../../lib/terms/contract.ts';",
    'lib/terms/contract.ts': "import { z } from 'zod';",
  },
  'components-import-no-routes': { 'components/account/bad.tsx': "import '../../app/file.ts';" },
  'site-imports-no-sandbox': { 'app/bad.ts': "import '../sandbox/file.ts';", 'sandbox/file.ts': '' },
  'sandbox-libraries-import-no-service': { 'sandbox/kit/bad.ts': "import '../pay/order.ts';", 'sandbox/pay/order.ts': '' },
  'ledger-imports-only-the-database': { 'sandbox/ledger/bad.ts': "import '../kit/file.ts';", 'sandbox/kit/file.ts': '' },
  'sandbox-services-use-ports': { 'sandbox/crm/bad.ts': "import '../pay/order.ts';", 'sandbox/pay/port.ts': '' },
  'sandbox-imports-no-composition': { 'sandbox/crm/start.ts': "import '../boot.ts';", 'sandbox/boot.ts': '' },
  'platform-domains-import-lower-ones': {
    'sandbox/platform/players/bad.ts': "import '../flows/file.ts';",
    'sandbox/platform/flows/file.ts': '',
  },
  'sandbox-imports-contracts-only': { 'sandbox/bad.ts': "import '../lib/wallet/server.ts';" },
};

const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has a deliberate violation for every rule', () => {
  const config = readFileSync('.dependency-cruiser.mjs', 'utf8');
  const rules = [...config.matchAll(/name: '([^']+)'/g)]
    .map(([, name]) => name)
    .concat('no-circular-domains', 'no-zod-in-browsers');
  expect(Object.keys(violations).sort()).toEqual(rules.sort());
});

it('finds each of them', () => {
  for (const [file, content] of Object.values(violations).flatMap((files) => Object.entries(files))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const { stderr, status } = spawnSync(process.execPath, ['scripts/checks/check-imports.ts', `--folder=${folder}`], {
    encoding: 'utf8',
  });
  const found = new Set(stderr.split('\n').map((line) => line.split(':')[0]));
  expect(Object.keys(violations).filter((rule) => !found.has(rule))).toEqual([]);
  expect(status).toBe(1);
});

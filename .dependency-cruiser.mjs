/** Imports go down only: app → components (pages → domains → shell → ui) → lib (endpoints → domains → edge → core). */
const test = '\\.test\\.tsx?$';
const pages = '^(app|components|middleware\\.ts|instrumentation\\.ts)';

/** Pure files of the site that the sandbox shares, besides contracts and the core. */
const sharedWithSandbox =
  '^lib/(core/(?!config/(site|environment|edge))|[a-z/-]*contract\\.ts$|endpoints\\.ts|bonuses/fields|consent/consent-id|documents/reject-kinds|terms/versions|pay-and-play/rules|realtime/close-codes|registration/validation/|account/details/(kinds|phone-rules|rules)\\.ts|studio/rules/document-errors)';

/** What the edge may know of the site: files that run in any JavaScript runtime and read nothing by themselves. */
const neutral =
  '^lib/(edge/|core/(market|http|config/(edge|game-providers)|once-per-process)|pages/|content/(pages/(page-index|page-index-query|sections)|query/placement)\\.ts|terms/terms-guard\\.ts)';

/** Parts of the sandbox that every service uses. */
const sandboxLibraries = 'database|kit|data|ledger';
const composition = '^sandbox/(boot\\.ts|main\\.ts|browser-services/)';

/** The domains of the platform, the lowest first. A domain imports those below it, and none of its own line. */
const platformDomains = [
  ['core'],
  ['players'],
  ['messages', 'consent', 'terms', 'realtime', 'erasure'],
  ['protection'],
  ['persons', 'documents', 'bonuses'],
  ['seamless', 'sportsbook', 'registration', 'tournaments', 'inbox'],
  ['session', 'games', 'wallet'],
  ['cashier', 'recovery'],
  ['account', 'pay-and-play'],
  ['flows'],
];

const foldersOf = (domains) => `^sandbox/platform/(${domains.join('|')})/`;

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'lib-imports-no-pages', severity: 'error', from: { path: '^lib' }, to: { path: '^(app|components|sandbox)' } },
    {
      name: 'core-imports-only-core',
      severity: 'error',
      from: { path: '^lib/core', pathNot: test },
      to: { path: '^lib/(?!core)' },
    },
    {
      name: 'contracts-import-only-core',
      severity: 'error',
      from: { path: '^lib/[a-z/-]*contract\\.ts$' },
      to: { path: '^lib/(?!core)', pathNot: '^lib/[a-z/-]*(contract|events|fields|kinds|versions|rules|consent-id)\\.ts$' },
    },
    {
      name: 'contracts-stay-neutral',
      severity: 'error',
      from: { path: '^lib/[a-z/-]*contract\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'edge-stays-neutral',
      severity: 'error',
      from: { path: '^lib/edge', pathNot: test },
      to: { path: '^lib', pathNot: neutral },
    },
    {
      name: 'edge-uses-no-node-modules',
      severity: 'error',
      from: {
        path: '^lib/(edge/|core/(market|http)/|core/config/(edge|services|game-providers)\\.ts$|pages/|content/(pages/(page-index|page-index-query|sections)|query/placement)\\.ts$|terms/terms-guard\\.ts$)',
        pathNot: test,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'next-internals-only-in-lib-next',
      severity: 'error',
      from: { pathNot: '^lib/next/' },
      to: {
        path: 'node_modules/next/dist/(?!(client|api|lib/metadata)/)',
        pathNot: 'node_modules/next/(types|index|dist/server/next\\.)',
      },
    },
    {
      name: 'telemetry-packages-only-in-telemetry',
      severity: 'error',
      from: { pathNot: '^lib/telemetry/(metrics|traces)/' },
      to: { path: 'node_modules/(prom-client|@opentelemetry)/', pathNot: 'node_modules/next/' },
    },
    {
      name: 'telemetry-is-loaded-where-it-is-on',
      severity: 'error',
      from: { pathNot: '^lib/telemetry/(metrics|traces)/' },
      to: {
        path: '^lib/telemetry/(metrics/|traces/|assemble)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'domains-import-no-screens',
      severity: 'error',
      from: { path: '^components', pathNot: '^components/(pages|design)/' },
      to: { path: '^components/pages/' },
    },
    {
      name: 'shell-imports-no-domain',
      severity: 'error',
      from: { path: '^components/shell/', pathNot: test },
      to: { path: '^components/(?!shell|ui)' },
    },
    {
      name: 'ui-imports-no-domain',
      severity: 'error',
      from: { path: '^components/ui', pathNot: test },
      to: { path: '^(components/(?!ui)|lib/(?!content/(picture|types)\\.ts|core/(own-value|validation/plain-text)\\.ts))' },
    },
    { name: 'components-import-no-routes', severity: 'error', from: { path: '^components' }, to: { path: '^(app|sandbox)' } },
    { name: 'site-imports-no-sandbox', severity: 'error', from: { path: pages }, to: { path: '^sandbox' } },
    {
      name: 'sandbox-imports-contracts-only',
      severity: 'error',
      from: { path: '^sandbox' },
      to: { path: '^(lib|app|components)', pathNot: sharedWithSandbox },
    },
    {
      name: 'sandbox-libraries-import-no-service',
      severity: 'error',
      from: { path: `^sandbox/(${sandboxLibraries})/`, pathNot: test },
      to: { path: '^sandbox/', pathNot: `^sandbox/(${sandboxLibraries})/` },
    },
    {
      name: 'ledger-imports-only-the-database',
      severity: 'error',
      from: { path: '^sandbox/ledger/', pathNot: test },
      to: { path: '^sandbox/', pathNot: '^sandbox/(ledger|database)/' },
    },
    {
      name: 'sandbox-services-use-ports',
      severity: 'error',
      from: { path: '^sandbox/([^/]+)/', pathNot: [composition, test] },
      to: {
        path: '^sandbox/[^/]+/',
        pathNot: ['^sandbox/$1/', `^sandbox/(${sandboxLibraries})/`, '^sandbox/[^/]+/port(/|\\.ts$)'],
      },
    },
    {
      name: 'sandbox-imports-no-composition',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: composition },
      to: { path: composition },
    },
    ...platformDomains.flatMap((domains, index) =>
      domains.map((domain) => ({
        name: 'platform-domains-import-lower-ones',
        severity: 'error',
        from: { path: foldersOf([domain]), pathNot: test },
        to: {
          path: '^sandbox/platform/([^/]+/|(app|port|service)\\.ts$)',
          pathNot: foldersOf([domain, ...platformDomains.slice(0, index).flat()]),
        },
      })),
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.sandbox)' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};

/** Imports go down only: app → components (pages → domains → shell → ui) → lib (endpoints → domains → edge → core). */
const test = '\\.test\\.tsx?$';
const pages = '^(app|components|middleware\\.ts|instrumentation\\.ts)';

/** Pure files of the site that the sandbox shares, besides contracts and the core. */
const sharedWithSandbox =
  '^lib/(core/(?!config/(site|environment|edge))|[a-z/-]*contract\\.ts$|endpoints\\.ts|bonuses/fields|consent/consent-id|terms/versions|pay-and-play/rules|realtime/close-codes|registration/validation/|account/details/(kinds|phone-rules|rules)\\.ts|studio/rules/document-errors)';

/** What the edge may know of the site: files that run in any JavaScript runtime and read nothing by themselves. */
const neutral =
  '^lib/(edge/|core/(market|http|config/(edge|game-providers))|content/(pages/(paths|page-index|page-index-query|sections)|query/placement)\\.ts|terms/terms-guard\\.ts)';

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
        path: '^lib/(edge/|core/(market|http)/|core/config/(edge|services|game-providers)\\.ts$|content/(pages/(paths|page-index|page-index-query|sections)|query/placement)\\.ts$|terms/terms-guard\\.ts$)',
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
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.sandbox)' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};

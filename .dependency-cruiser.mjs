/** Arrows only go down: app → components → lib; the sandbox knows contracts and the pure spine, nothing else of the site. */
const site = '^(app|components|middleware\\.ts|instrumentation\\.ts)';
const spine =
  '^lib/([^/]+/contract|platform/(endpoint|errors|error-schema|contract|call|storable)|money/[^/]+|time/[^/]+|market/[^/]+|config/services|content/audience|access/(device|rate-limit)|consent/consent-id|terms/versions|pay-and-play/rules|realtime/close-codes|registration/(rules|details-rules|fields|password|phone|birth-date|cpf|post-code))\\.ts$';

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'lib-knows-no-pages', severity: 'error', from: { path: '^lib' }, to: { path: '^(app|components|sandbox)' } },
    { name: 'components-know-no-routes', severity: 'error', from: { path: '^components' }, to: { path: '^(app|sandbox)' } },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^components/ui', pathNot: '\\.test\\.' },
      to: { path: '^(components/(?!ui)|lib/(?!content/(picture|types)))' },
    },
    { name: 'site-knows-no-sandbox', severity: 'error', from: { path: site }, to: { path: '^sandbox' } },
    {
      name: 'sandbox-knows-the-contract-only',
      severity: 'error',
      from: { path: '^sandbox' },
      to: { path: '^(lib|app|components)', pathNot: spine },
    },
    {
      name: 'edge-stays-neutral',
      severity: 'error',
      from: { path: '^lib/edge', pathNot: '\\.test\\.' },
      to: { path: '^(node:|lib/(?!edge|market|config/services|content/audience|access/device))' },
    },
    {
      name: 'contracts-stay-pure',
      severity: 'error',
      from: { path: '^lib/[^/]+/contract\\.ts$' },
      to: { path: '(server-only|^node:|/server\\.ts$|/client\\.ts$)' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.sandbox)' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};

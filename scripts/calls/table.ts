import { isIdempotent, timeLimitOf } from '#lib/core/api/endpoint.ts';
import { contractFileOf } from '../openapi/contract-files.ts';
import { type Operation, operations } from '../openapi/operations.ts';
import additions from './additions.json' with { type: 'json' };
import { readHandlers } from './handlers.ts';

/** Who makes the calls that another service signs. */
const signers: Readonly<Record<string, string>> = {
  announceBalance: 'platform',
  authenticateInbox: 'messaging service',
  authorizeDeposit: 'payment service',
  notifyDocument: 'verification provider',
  notifyPayment: 'payment service',
  publishContent: 'content service',
  publishFixtures: 'sportsbook',
  readLiveness: 'load balancer',
  readReadiness: 'load balancer',
};
const signingDomains: Readonly<Record<string, string>> = { seamless: 'games', sportsSeamless: 'sportsbook' };

/** Who makes a call. `browser`: a player's page, through the relay of the site, which adds the token. */
export function callerOf({ name, domain, spec }: Operation): string {
  return signers[name] ?? signingDomains[domain] ?? (spec.browser ? 'browser' : 'site');
}

/** How often the site tries a call that is not answered, and for how long in all. */
function patienceOf(operation: Operation): string {
  const caller = callerOf(operation);
  if (caller !== 'site' && caller !== 'browser') return '';
  return `${timeLimitOf(operation.spec) / 1_000} s${isIdempotent(operation.spec) ? ', retried' : ''}`;
}

/** `addition`: the written contract of the services does not name the call. */
function rowOf(operation: Operation): readonly string[] {
  const { name, domain, server, spec } = operation;
  const kind = server === 'site' || additions.includes(name) ? 'addition' : '';
  return [
    spec.method,
    `\`${spec.path}\``,
    server,
    callerOf(operation),
    spec.by === 'player' ? 'token' : spec.signed || spec.by === 'service' ? 'signature' : '',
    patienceOf(operation),
    `\`${contractFileOf(domain)}\``,
    kind,
  ];
}

const head = ['method', 'path', 'service', 'called by', 'proof', 'time limit', 'contract', 'written contract'];

/** Rows as a table of Markdown, with aligned columns. */
function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}

/** The page of all calls, as Markdown. */
export function writeCalls(): string {
  const calls = operations.map(rowOf).toSorted((a, b) => `${a[2]}${a[1]}${a[0]}`.localeCompare(`${b[2]}${b[1]}${b[0]}`, 'en'));
  const handlers = readHandlers().map(({ methods, address, summary }) => [methods.join(', '), `\`${address}\``, summary]);
  return [
    ...introduction,
    ...writeTable(head, calls),
    ...introductionOfHandlers,
    ...writeTable(['methods', 'address', 'what it does'], handlers),
    '',
  ].join('\n');
}

const introductionOfHandlers = [
  '',
  '## The site’s own handlers',
  '',
  'What pages call at their own site. They are no contract and may change with any version; only the webhooks and the probes, which the table above has, are for others.',
  '',
];

const introduction = [
  '# All calls',
  '',
  'Written by `npm run calls` from the contracts; a test compares the two. Shapes, examples and error codes are in the OpenAPI document (`npm run openapi -- --out openapi.json`); how to replace a service is in [integrating](integrating.md).',
  '',
  '- **called by**: `browser` is a player’s page, through the relay of the site (`/api/platform/…`, with `me` in the place of the player’s id); `site` is the site’s server; the rest are the services around it.',
  '- **proof**: `token` is the player’s identity token in `Authorization`; `signature` one of [those of the services](integrating.md#signatures).',
  '- **time limit**: of the whole call with its retries.',
  '- **written contract**: an `addition` is a call that the written contract of the services does not name.',
  '',
];

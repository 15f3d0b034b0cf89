import type { z } from 'zod';
import type { EndpointSpec } from './endpoint.ts';

const maxFaults = 5;

interface Fault {
  /** `balanceMap.main[0].amount`; a key that may be data is `*`. */
  readonly field: string;
  readonly expected: string;
}

/** An answer of a service that does not fit its contract: which service, which call, which fields, never a value. */
export function logContractFault(
  endpoint: Pick<EndpointSpec, 'method' | 'path' | 'service'>,
  { issues }: z.core.$ZodError,
): void {
  const { method, path, service = 'platform' } = endpoint;
  const faults = issues.flatMap((issue) => faultsOf(issue, []));
  const line = { event: 'contract-fault', upstream: service, endpoint: `${method} ${path}`, faults: faults.slice(0, maxFaults) };
  console.error(JSON.stringify({ ...line, ...(faults.length > maxFaults && { furtherFaults: faults.length - maxFaults }) }));
}

function faultsOf(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): readonly Fault[] {
  const path = [...parents, ...issue.path];
  const [first] = issue.code === 'invalid_union' ? issue.errors : [];
  if (first && first.length > 0) return first.flatMap((inner) => faultsOf(inner, path));
  return [{ field: fieldOf(path), expected: expectationOf(issue) }];
}

function fieldOf(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${isName(key) ? String(key) : '*'}`)).join('');
  return text.replace(/^\./, '') || '(the whole answer)';
}

function isName(key: PropertyKey): boolean {
  return typeof key === 'string' && /^[A-Za-z][A-Za-z_]{0,40}$/.test(key);
}

function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_format':
      return issue.format;
    case 'too_small':
      return `at least ${issue.minimum} (${issue.origin})`;
    case 'too_big':
      return `at most ${issue.maximum} (${issue.origin})`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.code;
  }
}

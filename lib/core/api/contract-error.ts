import type { z } from 'zod';
import type { EndpointSpec } from './endpoint.ts';

const maxErrors = 5;

interface FieldError {
  /** `balanceMap.main[0].amount`; a key that may be data is `*`. */
  readonly field: string;
  readonly expected: string;
}

/** An answer of a service that does not fit its contract: which service, which call, which fields, never a value. */
export function logContractError(endpoint: Pick<EndpointSpec, 'method' | 'path' | 'service'>, error: z.core.$ZodError): void {
  const { method, path, service = 'platform' } = endpoint;
  const errors = listFieldErrors(error);
  const line = { event: 'contract-error', upstream: service, endpoint: `${method} ${path}`, errors: errors.slice(0, maxErrors) };
  console.error(JSON.stringify({ ...line, ...(errors.length > maxErrors && { furtherErrors: errors.length - maxErrors }) }));
}

/** The fields of an answer that do not fit its schema, with what was expected. */
export function listFieldErrors({ issues }: z.core.$ZodError): readonly FieldError[] {
  return issues.flatMap((issue) => errorsOf(issue, []));
}

function errorsOf(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): readonly FieldError[] {
  const path = [...parents, ...issue.path];
  const [first] = issue.code === 'invalid_union' ? issue.errors : [];
  if (first && first.length > 0) return first.flatMap((inner) => errorsOf(inner, path));
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

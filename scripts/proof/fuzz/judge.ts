import { parseJson } from '#lib/core/parse-json.ts';
import { root } from '../../root.ts';
import type { Case } from './cases.ts';
import type { Answer } from './send.ts';

const leaks: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a stack trace', /\n?\s+at (?:async )?[\w.<>$[\] ]*\(?(?:file:|node:|\/)[^\s)]*:\d+:\d+/],
  ['a path of the machine', new RegExp(`${root.replaceAll(/[^\w/]/g, '\\$&')}|/node_modules/|file:///`)],
  [
    'SQL',
    /\b(?:select .{1,200} from|insert into|update "\w+" set|delete from|Failed query|violates \w+ constraint|invalid input syntax)\b/i,
  ],
  [
    'an error of the engine',
    /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|DrizzleQueryError|Cannot read propert|is not a function|Unexpected token)\b/,
  ],
];

/** What is wrong with an answer; undefined where nothing is. */
export function judge(
  { method, note, path, body, headers: sentHeaders }: Case,
  { status, headers, text }: Answer,
): string | undefined {
  if (status === 0) return `no answer: ${text}`;
  const type = headers['content-type'] ?? '';
  const code = codeOf(text, type);
  // No client can read the body of a refused upgrade.
  const hasBody = method !== 'HEAD' && status >= 400 && !sentHeaders.Upgrade;
  if (status >= 500 && ![502, 503, 504].includes(status)) return `status ${status} ${text.slice(0, 200)}`;
  if (status >= 500 && hasBody && !code) return `status ${status} without a code ${text.slice(0, 200)}`;
  if (hasBody && !code && !/html/.test(type)) return `status ${status} without a code: ${type} ${text.slice(0, 120)}`;
  if (/javascript|font|image/.test(type)) return undefined;
  const sent = `${note} ${path} ${body?.toString() ?? ''}`;
  for (const [name, pattern] of leaks) {
    const found = pattern.exec(text)?.[0];
    if (found && !sent.includes(found)) return `status ${status} shows ${name}: ${found.slice(0, 120)}`;
  }
  return undefined;
}

/** The code of an error: the envelope's, the identity service's type, or the error of the content and captcha services. */
export function codeOf(text: string, type: string): string | undefined {
  if (!/json/.test(type)) return undefined;
  const { code, __type, error }: Readonly<Record<string, unknown>> = Object(parseJson(text));
  const found = code ?? __type ?? (typeof error === 'object' && error !== null ? Reflect.get(error, 'type') : error);
  return typeof found === 'string' ? found : undefined;
}

/** What is wrong with the answers to bytes. A connection may be closed without one. */
export function judgeBytes(answered: string): string | undefined {
  const statuses = [...answered.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
  const failed = statuses.find((status) => status >= 500 && ![501, 502, 503, 504, 505].includes(status));
  if (failed) return `status ${failed}`;
  for (const [name, pattern] of leaks) {
    const found = /javascript|<script/.test(answered) ? undefined : pattern.exec(answered)?.[0];
    if (found) return `shows ${name}: ${found.slice(0, 120)}`;
  }
  return undefined;
}

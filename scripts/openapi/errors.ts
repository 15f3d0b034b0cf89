import { errorCatalogue, sentenceOf } from '#lib/core/api/error-catalogue.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { JsonObject } from './json.ts';
import type { Operation } from './operations.ts';

/** A player who has been paused, excluded or closed since signing in. */
const blockedCodes = [
  'error.timeout.in.progress.{days}',
  'error.exclusion.in.progress.{days}',
  'error.exclusion.in.progress.indefinite',
  'error.account.deactivated',
  'error.account.closed',
];

/** The codes of a call: its own, and those of what it asks for. */
export function codesOf({ spec, server }: Operation): readonly string[] {
  const { by, path, query, body, keyed, captcha, perHour, perHourOfPlayer, signed, refusals = [] } = spec;
  const isRead = server === 'site' && by === 'anyone';
  const codes = [
    ...refusals,
    ...(by === 'player' ? ['error.token.expired', ...blockedCodes] : []),
    ...(by === 'player' && path.includes('{playerId}') ? ['error.forbidden'] : []),
    ...(server === 'platform' || server === 'access' ? ['error.site_id.invalid'] : []),
    ...(query || body ? ['error.validation'] : []),
    ...(body ? ['error.body.not_json'] : []),
    ...(by === 'service' || signed ? ['error.signature'] : []),
    ...(keyed ? ['error.idempotency.key'] : []),
    ...(captcha ? ['error.captcha.validation'] : []),
    ...(perHour || perHourOfPlayer ? ['error.too_many_requests'] : []),
    ...(isRead ? [] : ['error.system.error']),
  ];
  return [...new Set(codes)].toSorted();
}

/** The codes of a call by the status that comes with them. Throws for a code that the catalogue does not have. */
export function codesByStatus(operation: Operation): ReadonlyMap<number, readonly string[]> {
  const byStatus = new Map<number, string[]>();
  for (const code of codesOf(operation)) {
    const entry = ownValue(errorCatalogue, code);
    if (!entry) throw new Error(`${code} of ${operation.name} is missing in lib/core/api/error-catalogue.json.`);
    for (const status of entry.statuses) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b));
}

/** `error.bonus.not_active` → `error.bonus.not_active`, without what names of components must not have. */
export const exampleName = (code: string): string => code.replace(/[{}]/g, '');

/** One example envelope per code. */
export function errorExamples(codes: Iterable<string>): JsonObject {
  return Object.fromEntries(
    [...new Set(codes)].toSorted().map((code) => {
      const status = ownValue(errorCatalogue, code)?.statuses[0] ?? 400;
      const message = sentenceOf(code);
      return [exampleName(code), { summary: message, value: { status, code: code.replace('{days}', '3'), message } }];
    }),
  );
}

/** @jest-environment node */
import fc from 'fast-check';
import { readConsent } from '#lib/consent/cookies.ts';
import { summarizeReports } from '#lib/core/api/policy-report.ts';
import { isStorableAddress, isStorableJson } from '#lib/core/api/storable.ts';
import { normalizeAddress, trustedAddress } from '#lib/core/http/address.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { detectDevice } from '#lib/core/http/device.ts';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import { safePath } from '#lib/core/http/safe-path.ts';
import { formatWebhookSignature, parseWebhookSignature } from '#lib/core/http/webhook-signature.ts';
import { anonymousPath } from '#lib/core/log/anonymous-path.ts';
import { defaultLocale, matchCatalogLanguage, parseLocale, resolveFirstSegment } from '#lib/core/market/locale.ts';
import { readAmount } from '#lib/core/money/amount.ts';
import { isCalendarDate, toCalendarDate } from '#lib/core/time/calendar-date.ts';
import { readBankAccount } from '#lib/core/validation/bank-account.ts';
import { isCpf } from '#lib/core/validation/cpf.ts';
import { isEmail, normalizeEmail } from '#lib/core/validation/email.ts';
import { lineErrorOf, normalizeLine } from '#lib/core/validation/line.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { plainText } from '#lib/core/validation/plain-text.ts';
import { isPostCode, writePostCode } from '#lib/core/validation/post-code.ts';
import { readReturn } from '#lib/documents/rules.ts';
import { readUrlState, writeUrlState } from '#lib/games/lobby/url-state.ts';
import { readClaims } from '#lib/session/tokens/claims.ts';
import { parseSportsPath } from '#lib/sportsbook/routes.ts';
import { readTraceParent, writeTraceParent } from '#lib/telemetry/traces/trace-parent.ts';
import { parseAssetFile } from '#sandbox/content/images/asset-id.ts';
import { parseImageParams } from '#sandbox/content/images/params.ts';
import { parseTextQuery } from '#sandbox/content/query/text-query.ts';
import { readLaunch } from '#sandbox/games/launch.ts';
import { readReference } from '#sandbox/ledger/reference.ts';
import { readOrder, signOrder } from '#sandbox/pay/order.ts';
import { readSlipLink, writeSlipLink } from '#sandbox/sports/client/share/slip-link.ts';
import { pathOf, readRoute } from '#sandbox/sports/client/state/route.ts';
import { hostileText, nearly, shortestRun } from '../../fixtures/hostile-text.ts';

const site = 'http://localhost:3000';
/** Of texts up to the longest header, on a machine that does other work too. */
const maxMs = 40;

/** Readers that accept any text. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'cookies of a request': readCookies,
  'the cookies of a consent': (text) => readConsent(text, true),
  'a URL': parseUrl,
  'a path to return to': safePath,
  'the signature of a webhook': parseWebhookSignature,
  'a trace': readTraceParent,
  'a user agent': detectDevice,
  'an address': normalizeAddress,
  'forwarded addresses': (text) => trustedAddress(text, 2),
  'a path for the log': anonymousPath,
  'a locale': parseLocale,
  'the first segment of a path': resolveFirstSegment,
  'accepted languages': (text) => defaultLocale('CA', { region: text, acceptLanguage: text }),
  'a language': matchCatalogLanguage,
  'a token': readClaims,
  'the state of a lobby': readUrlState,
  'a path of the sportsbook': parseSportsPath,
  'the return from an upload': readReturn,
  'an amount': (text) => readAmount(text, 'EUR'),
  'a phone number': (text) => readPhone(text.slice(0, 4), text),
  'a bank account': readBankAccount,
  'a CPF': isCpf,
  'an e-mail address': (text) => isEmail(normalizeEmail(text)),
  'a line': (text) => lineErrorOf(normalizeLine(text), 60),
  'plain text': plainText,
  'a post code': (text) => isPostCode('CA', writePostCode('CA', text)),
  'a date': isCalendarDate,
  'JSON for the database': isStorableJson,
  'an address for the database': isStorableAddress,
  'a report of the content policy': summarizeReports,
  'the query of a launcher': (text) => readLaunch({ token: text, lobbyUrl: text, currency: text }, site),
  'the parameters of an image': (text) => parseImageParams({ w: text, rect: text, bg: text, dpr: text }, text),
  'the file of an image': parseAssetFile,
  'a text query': parseTextQuery,
  'a reference': readReference,
  'an order of a payment': (text) => readOrder(text, 'secret'),
  'the link of a betslip': readSlipLink,
  'the route of the sportsbook': readRoute,
};

test.each(Object.entries(readers))('%s is read from any text without an error and in time', (_, read) => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(shortestRun(() => read(text))).toBeLessThan(maxMs);
    }),
  );
});

test('text that is nearly a date, a signature or a trace is none, or is written back as it was', () => {
  fc.assert(
    fc.property(nearly(/^\d{4}-\d{2}-\d{2}$/), (text) => {
      if (isCalendarDate(text)) expect(toCalendarDate(text)).toBe(text);
      else expect(() => toCalendarDate(text)).toThrow();
    }),
  );
  fc.assert(
    fc.property(nearly(/^t=\d{1,16},v1=[\w-]{42}[AEIMQUYcgkosw048]$/), (text) => {
      const read = parseWebhookSignature(text);
      if (read) expect(parseWebhookSignature(formatWebhookSignature(read))).toEqual(read);
    }),
  );
  fc.assert(
    fc.property(nearly(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/), (text) => {
      const read = readTraceParent(text);
      if (read) expect(readTraceParent(writeTraceParent(read))).toEqual(read);
    }),
  );
});

test('LOB-11 the state of a lobby that is read from a URL is read again from the URL that it is written to', () => {
  const name = fc.constantFrom('q', 'providers', 'studios', 'volatilities', 'features', 'stake', 'sort', 'show', 'other');
  const search = fc
    .array(fc.tuple(name, fc.oneof(hostileText, fc.stringMatching(/^[\w. -]{1,9}(,[\w. -]{1,9})*$/))))
    .map((pairs) => new URLSearchParams(pairs).toString());
  fc.assert(
    fc.property(search, (text) => {
      const state = readUrlState(text);
      const again = readUrlState(writeUrlState(text, state));
      expect({ ...again, text: again.text.trim() }).toEqual({ ...state, text: state.text.trim() });
    }),
  );
});

test('a route of the sportsbook is read again from its path', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, nearly(/^[a-z0-9-]{1,9}(\/[a-z0-9-]{1,9}){0,4}$/)), (path) => {
      const route = readRoute(path);
      expect(readRoute(pathOf(route))).toEqual(route);
    }),
  );
});

test('the selections of a betslip are read again from its link, and an order from its signed text', () => {
  const id = fc.stringMatching(/^[\w-]{1,9}:[\w.-]{1,9}:[A-Z_]{1,9}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 20 }), (ids) => {
      expect(readSlipLink(writeSlipLink(site, ids).split('#slip=')[1] ?? '')).toEqual(ids);
    }),
  );
  const order = {
    transactionId: 'dep_1',
    method: 'CARD',
    kind: 'card',
    amountMinor: 100,
    currency: 'EUR',
    returnUrl: site,
    locale: 'fi-FI',
    account: null,
  } as const;
  const token = signOrder(order, 'secret');
  expect(readOrder(token, 'secret')).toEqual(order);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'aZ09-_.'), (at, sign) => {
      fc.pre(token[at] !== sign);
      expect(readOrder(token.slice(0, at) + sign + token.slice(at + 1), 'secret')).toBeUndefined();
    }),
  );
});

import { hourMs } from '../time/durations.ts';
import { createSeenReports, summarizeReports } from './policy-report.ts';

test('SEC-05 a report is summed up without what could be personal', () => {
  const legacy = {
    'csp-report': {
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'https://evil.example/x?token=abc',
      'document-uri': 'https://casino.example/fi-FI/promotions/anna@example.com?email=anna#x',
    },
  };
  expect(summarizeReports(legacy)).toEqual(['script-src https://evil.example on /fi-FI/promotions']);
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: 'https://casino.example/fi-FI' };
  expect(
    summarizeReports([
      { type: 'csp-violation', body },
      { type: 'deprecation', body: { id: 'x' } },
    ]),
  ).toEqual(['script-src-elem inline on /fi-FI']);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['another report', [{ type: 'crash' }]],
  ['too many', Array.from({ length: 21 }, () => ({ type: 'csp-violation' }))],
])('SEC-05 %s is no report', (_, json) => {
  expect(summarizeReports(json)).toEqual([]);
});

test('SEC-05 no line of the log can be written by a report', () => {
  const body = { effectiveDirective: '"}\n{"event":"sign-in"', blockedURL: 'javascript:\n', documentURL: 'no address\n' };
  expect(summarizeReports([{ type: 'csp-violation', body }])).toEqual(['unknown unknown on unknown']);
});

test('SEC-05 the same report is logged once an hour, with how often it came', () => {
  let now = 0;
  const seen = createSeenReports(hourMs, () => now);
  expect([seen.count('a'), seen.count('a'), seen.count('b'), seen.count('a')]).toEqual([1, undefined, 1, undefined]);
  now = hourMs;
  expect(seen.count('a')).toBe(3);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingNames } from '#lib/core/config/environment.ts';
import { operations } from '../openapi/operations.ts';
import { root } from '../root.ts';

const page = readFileSync(path.join(root, 'docs/limits.md'), 'utf8');

/** The cells of the row of `docs/limits.md` that begins with this text. */
const rowOf = (text: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${text}`))
    ?.split('|')
    .slice(2)
    .map((cell) => Number(cell.replace(/[^\d]/g, ''))) ?? [];

const specOf = (name: string) => operations.find((operation) => operation.name === name)?.spec;

test.each([
  ['registrations', 'registerPlayer'],
  ['requests of a code', 'requestSmsCode'],
  ['requests of a code', 'requestEmailCode'],
  ['checks of a code', 'verifySmsCode'],
  ['requests of a new password', 'requestReset'],
  ['reads of public tournaments', 'listPublicTournaments'],
])('%s by address are limited as %s is', (text, name) => {
  expect(rowOf(text)[0]).toBe(specOf(name)?.perHour);
});

test.each([
  ['deposits, withdrawals', 'startDeposit'],
  ['deposits, withdrawals', 'startWithdrawal'],
  ['deposits, withdrawals', 'changeDepositLimit'],
  ['answers to the question', 'skipLimitPrompt'],
])('%s by player are limited as %s is', (text, name) => {
  expect(rowOf(text)[1]).toBe(specOf(name)?.perHourOfPlayer);
});

test('every setting that the page names is one, with the default that it says', () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const defaults = [...page.matchAll(/([\d,]+) \(`([A-Z_]+)`\)/g)].map(
    ([, value = '', name]) => `${name}=${value.replace(',', '')}`,
  );
  expect(defaults.length).toBe(3);
  expect(defaults.filter((line) => !example.includes(`\n${line}\n`))).toEqual([]);
  const named = [...page.matchAll(/`([A-Z]{2,}(?:_[A-Z]+)+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !settingNames.includes(name) && !example.includes(`\n${name}=`))).toEqual([]);
});

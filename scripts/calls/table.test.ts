import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '../openapi/operations.ts';
import { root } from '../root.ts';
import additions from './additions.json' with { type: 'json' };
import { readHandlers } from './handlers.ts';
import { callerOf, writeCalls } from './table.ts';

test('docs/calls.md is what the contracts say (`npm run calls` writes it)', () => {
  expect(readFileSync(path.join(root, 'docs/calls.md'), 'utf8')).toBe(writeCalls());
});

test('every handler has methods and a sentence', () => {
  const handlers = readHandlers();
  expect(handlers.length).toBeGreaterThan(40);
  expect(handlers.filter(({ methods, summary }) => methods.length === 0 || summary.length < 12)).toEqual([]);
});

test('every addition to the written contract is a call', () => {
  const names = new Set(operations.map(({ name }) => name));
  expect(additions.filter((name) => !names.has(name))).toEqual([]);
});

test('a call that another service signs has its caller, and no other has one', () => {
  const callers = operations.flatMap((operation) => {
    const { name, server, spec } = operation;
    const isSite = ['site', 'browser'].includes(callerOf(operation));
    return isSite === (spec.by !== 'service' || spec.signed === true) || server === 'site' ? [] : [name];
  });
  // Anyone with a session id may ask for its player.
  expect(callers).toEqual(['authenticateInbox']);
});

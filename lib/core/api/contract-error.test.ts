import { z } from 'zod';
import { readWallet } from '#lib/wallet/contract.ts';
import { logContractError } from './contract-error.ts';

const error = jest.spyOn(console, 'error').mockReturnValue();
beforeEach(() => error.mockClear());

function errorOf(schema: z.ZodType, answer: unknown): Record<string, unknown> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) logContractError(readWallet, parsed.error);
  return JSON.parse(String(error.mock.calls.at(-1)?.[0])) as Record<string, unknown>;
}

test('OPS-07 a contract error names service, call, field and expected type', () => {
  const balance = { amount: '12.50', currency: 'EUR' };
  const answer = { balanceMap: { main: [balance] } };
  const schema = z.object({ balanceMap: z.record(z.string(), z.array(z.object({ amount: z.number(), currency: z.string() }))) });
  expect(errorOf(schema, answer)).toEqual({
    event: 'contract-error',
    upstream: 'platform',
    endpoint: 'GET /player/{playerId}/wallet',
    errors: [{ field: 'balanceMap.main[0].amount', expected: 'number' }],
  });
});

test('SEC-01 it has neither values nor keys that may be data', () => {
  const schema = z.object({
    byMail: z.record(z.string(), z.number()),
    state: z.enum(['OPEN', 'CLOSED']),
    either: z.union([z.object({ id: z.number() }), z.object({ code: z.number() })]),
    list: z.array(z.number()),
  });
  const answer = {
    byMail: { 'anna@example.com': 'secret' },
    state: 'secret',
    either: { id: 'secret' },
    list: ['a', 'b', 'secret'],
  };
  const logged = errorOf(schema, answer);
  expect(JSON.stringify(logged)).not.toMatch(/anna|secret/);
  expect(logged).toMatchObject({
    errors: [
      { field: 'byMail.*', expected: 'number' },
      { field: 'state', expected: 'one of OPEN, CLOSED' },
      { field: 'either.id', expected: 'number' },
      { field: 'list[0]', expected: 'number' },
      { field: 'list[1]', expected: 'number' },
    ],
    furtherErrors: 1,
  });
});

import { z } from 'zod';
import { readWallet } from '#lib/wallet/contract.ts';
import { logContractFault } from './contract-fault.ts';

const error = jest.spyOn(console, 'error').mockReturnValue();
beforeEach(() => error.mockClear());
afterAll(() => error.mockRestore());

function faultOf(schema: z.ZodType, answer: unknown): Record<string, unknown> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) logContractFault(readWallet, parsed.error);
  return JSON.parse(String(error.mock.calls.at(-1)?.[0])) as Record<string, unknown>;
}

test('OPS-07 a contract fault names service, call, field and expected type', () => {
  const balance = { amount: '12.50', currency: 'EUR' };
  const answer = { balanceMap: { main: [balance] } };
  const schema = z.object({ balanceMap: z.record(z.string(), z.array(z.object({ amount: z.number(), currency: z.string() }))) });
  expect(faultOf(schema, answer)).toEqual({
    event: 'contract-fault',
    upstream: 'platform',
    endpoint: 'GET /player/{playerId}/wallet',
    faults: [{ field: 'balanceMap.main[0].amount', expected: 'number' }],
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
  const fault = faultOf(schema, answer);
  expect(JSON.stringify(fault)).not.toMatch(/anna|secret/);
  expect(fault).toMatchObject({
    faults: [
      { field: 'byMail.*', expected: 'number' },
      { field: 'state', expected: 'one of OPEN, CLOSED' },
      { field: 'either.id', expected: 'number' },
      { field: 'list[0]', expected: 'number' },
      { field: 'list[1]', expected: 'number' },
    ],
    furtherFaults: 1,
  });
});

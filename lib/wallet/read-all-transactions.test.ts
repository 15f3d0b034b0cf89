import { listTransactions } from './calls.ts';
import { readAllTransactions } from './read-all-transactions.ts';

jest.mock('./calls.ts', () => ({ listTransactions: jest.fn() }));

test.each([
  [150, 150, true],
  [200, 200, true],
  [201, 200, false],
])(
  'TXN-05 of %d transactions at most 200 are read, which are %d; that they are all is said: %s',
  async (count, read, isComplete) => {
    const all = Array.from({ length: count }, (_, at) => ({ referenceId: String(at), transactionDate: '2026-11-20T12:00:00Z' }));
    jest.mocked(listTransactions).mockImplementation((async ({
      query: { limit, position },
    }: {
      query: { limit: number; position: number };
    }) => ({
      transactions: all.slice(position, position + limit),
    })) as never);
    const { rows, isComplete: isWhole } = await readAllTransactions({}, 200);
    expect([rows.length, isWhole]).toEqual([read, isComplete]);
  },
);

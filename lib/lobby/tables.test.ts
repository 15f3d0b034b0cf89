/** One table as its service tells it. */
const told = {
  tableId: 'tbl_101',
  seats: 7,
  seatsTaken: 9,
  betLimits: [{ min: 1, max: 500, currency: 'EUR' }],
  dealer: 'Mona',
  open: true,
};

/** What the site asks of the live tables service under an environment. */
async function asked(env: Record<string, string>) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const asks: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asks.push(new URL(String(input)));
    return Response.json([told]);
  });
  const { readTableStates } = await import('./tables.ts');
  const states = await readTableStates('EUR');
  const of = (name: string) => asks.map(({ searchParams }) => searchParams.get(name));
  return { states, partners: new Set(of('partnerid')), providers: of('providerKind') };
}

afterEach(() => jest.restoreAllMocks());

test('GAM-10 LOB-24 the tables are asked for by the partner number of the tickets, more players than seats are none', async () => {
  const { states, partners, providers } = await asked({ RELAX_SECOND_PARTNER: '' });
  expect(partners).toEqual(new Set(['2178']));
  expect(providers).toEqual(['evolution', 'pragmaticplay', 'pariplay', 'softswiss', 'creedroomz']);
  expect(states[0]).toEqual({ id: 'tbl_101', seats: 7, taken: 7, isOpen: true, limits: { min: 1, max: 500 } });
  expect((await asked({ RELAX_SECOND_PARTNER: '1' })).partners).toEqual(new Set(['2270']));
});

test('RTE-33 nobody asks for the tables of a provider that is switched off', async () => {
  const { providers } = await asked({ FEATURE_CREEDROOMZ: '0' });
  expect(providers).toEqual(['evolution', 'pragmaticplay', 'pariplay', 'softswiss']);
});

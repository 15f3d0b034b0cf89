import { liveProviders } from '#lib/core/config/game-providers.ts';

/** One table as the service sends it. */
const table = {
  tableId: 'tbl_101',
  seats: 7,
  seatsTaken: 9,
  betLimits: [{ min: 1, max: 500, currency: 'EUR' }],
  dealer: 'Mona',
  open: true,
};

/** The site's requests to the live tables service under an environment. */
async function readWith(env: Record<string, string>) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const requests: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(new URL(String(input)));
    return Response.json([table]);
  });
  const { readTableStates } = await import('./tables.ts');
  const states = await readTableStates('EUR');
  const parameters = (name: string) => requests.map(({ searchParams }) => searchParams.get(name));
  return { states, partners: new Set(parameters('partnerid')), providers: parameters('providerKind') };
}

afterEach(() => jest.restoreAllMocks());

test('GAM-10 LOB-24 requests the tables with the partner id of the tickets, and counts no more players than seats', async () => {
  const { states, partners, providers } = await readWith({ RELAX_SECOND_PARTNER: '' });
  expect(partners).toEqual(new Set(['2178']));
  expect(providers).toEqual(liveProviders);
  expect(states[0]).toEqual({ id: 'tbl_101', seats: 7, taken: 7, isOpen: true, limits: { min: 1, max: 500 } });
  expect((await readWith({ RELAX_SECOND_PARTNER: '1' })).partners).toEqual(new Set(['2270']));
});

test('RTE-33 does not request the tables of a disabled provider', async () => {
  const { providers } = await readWith({ FEATURE_CREEDROOMZ: '0' });
  expect(providers).toEqual(liveProviders.filter((id) => id !== 'creedroomz'));
});

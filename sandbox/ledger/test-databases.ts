import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { createTestDatabase, hasTestServer } from '#sandbox/database/test-server.ts';

/** The databases that the ledger is proven on: always the embedded one, and a server when `DATABASE_URL_TEST` names one. */
export const testDatabases: readonly { readonly name: string; readonly open: () => Promise<OpenDatabase> }[] = [
  { name: 'embedded', open: () => openDatabase({ url: undefined, folder: undefined }) },
  ...(hasTestServer ? [{ name: 'PostgreSQL', open: openOnServer }] : []),
];

async function openOnServer(): Promise<OpenDatabase> {
  const own = await createTestDatabase();
  const open = await openDatabase({ url: own?.url, folder: undefined });
  return {
    ...open,
    async close() {
      await open.close();
      await own?.drop();
    },
  };
}

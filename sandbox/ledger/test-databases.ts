import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';

/** The databases that the ledger is proven on: always the embedded one, and a server when `DATABASE_URL_TEST` names one. */
export const testDatabases: readonly { readonly name: string; readonly open: () => Promise<OpenDatabase> }[] = [
  { name: 'embedded', open: () => openDatabase({ url: undefined, folder: undefined }) },
  ...(process.env.DATABASE_URL_TEST
    ? [{ name: 'PostgreSQL', open: () => openDatabase({ url: process.env.DATABASE_URL_TEST, folder: undefined }) }]
    : []),
];

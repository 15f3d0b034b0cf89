import 'server-only';
import type { Credentials } from '#lib/core/api/call.ts';
import { call } from '#lib/core/api/server.ts';
import { readDataSection, startDataCopy } from './contract.ts';

/** Yields the copy of a player's data as JSON, one piece per page of the platform. Nothing of it is kept. Throws `CallError`. */
export async function* writeData(credentials: Credentials, createdAt: Date): AsyncGenerator<string, void> {
  const { sections } = await call(startDataCopy, { body: {} }, credentials);
  yield `{"createdAt":${JSON.stringify(createdAt)},"playerId":${JSON.stringify(credentials.playerId)},"data":{`;
  for (const [at, section] of sections.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(section)}:[`;
    let isFirst = true;
    for (let position: number | null = 0; position !== null; ) {
      const page: Page = await call(readDataSection, { params: { section }, query: { position } }, credentials);
      const text = page.rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
      if (text) yield isFirst ? text : `,${text}`;
      isFirst = isFirst && text === '';
      position = page.next;
    }
    yield ']';
  }
  yield '}}\n';
}

interface Page {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: number | null;
}

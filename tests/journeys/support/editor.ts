import { contentUrl } from './addresses.ts';

export interface Document {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

type Mutation =
  | { readonly createOrReplace: Document }
  | { readonly patch: ({ readonly id: string } | { readonly query: string }) & { readonly set: object } }
  | { readonly delete: { readonly id: string } };

const headers = { Authorization: 'Bearer sandbox-editor-token', 'Content-Type': 'application/json' };

/** Publishes like an editor; resolves when the site has been notified. Throws if the mutation is rejected. */
export async function publish(...mutations: readonly Mutation[]): Promise<void> {
  await post('/v2021-08-31/data/mutate/production', { mutations });
}

/** Publishes a change of some fields. */
export async function edit(id: string, set: object): Promise<void> {
  await publish({ patch: { id, set } });
}

/** Stops the webhooks of the content service, or sends them again. */
export async function switchWebhooks(enabled: boolean): Promise<void> {
  await post('/sandbox/webhook', { enabled });
}

/** A published document. Throws when there is none. */
export async function readDocument(id: string): Promise<Document> {
  const response = await fetch(`${contentUrl}/v2021-08-31/data/doc/production/${id}`, { headers });
  const { documents } = (await response.json()) as { documents: readonly Document[] };
  const [document] = documents;
  if (!document) throw new Error(`the content service has no document ${id}`);
  return document;
}

/** A text field of a document. Throws when it is not a text. */
export function textOf(document: Document, field: string): string {
  const value = document[field];
  if (typeof value !== 'string') throw new TypeError(`${document._id}.${field} is not a text`);
  return value;
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(contentUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the content service answered ${response.status}: ${await response.text()}`);
}

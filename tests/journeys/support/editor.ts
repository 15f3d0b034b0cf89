import { contentUrl } from './addresses.ts';

export interface Document {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

type Mutation =
  | { readonly createOrReplace: Document }
  | { readonly patch: { readonly id: string; readonly set: object } }
  | { readonly delete: { readonly id: string } };

const headers = { Authorization: 'Bearer sandbox-editor-token', 'Content-Type': 'application/json' };

/** Publishes like an editor; when this returns, the site has heard of it. Throws on a refusal. */
export async function publish(...mutations: readonly Mutation[]): Promise<void> {
  await post('/v2021-08-31/data/mutate/production', { mutations });
}

/** Publishes a change of some fields. */
export async function edit(id: string, set: object): Promise<void> {
  await publish({ patch: { id, set } });
}

/** Withholds the webhooks of the lake, or lets them go again. */
export async function switchWebhooks(enabled: boolean): Promise<void> {
  await post('/sandbox/webhook', { enabled });
}

/** A published document. Throws where there is none. */
export async function readDocument(id: string): Promise<Document> {
  const response = await fetch(`${contentUrl}/v2021-08-31/data/doc/production/${id}`, { headers });
  const { documents } = (await response.json()) as { documents: readonly Document[] };
  const [document] = documents;
  if (!document) throw new Error(`the lake has no document ${id}`);
  return document;
}

/** A text field of a document. Throws where it is none. */
export function textOf(document: Document, field: string): string {
  const value = document[field];
  if (typeof value !== 'string') throw new TypeError(`${document._id}.${field} is no text`);
  return value;
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(contentUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the lake answered ${response.status}: ${await response.text()}`);
}

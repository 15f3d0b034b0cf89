import type { ContentDocument } from '#sandbox/data/types.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { Stack } from '../stack.ts';
import { multiplyContent } from './multiply-content.ts';

/** Publishes changes as an editor does, in batches of two hundred. Throws when the content service rejects one. */
export async function mutate({ config }: Stack, mutations: readonly object[]): Promise<void> {
  for (let from = 0; from < mutations.length; from += 200) {
    const response = await fetch(`${serviceUrl(config, 'content')}/v2021-08-31/data/mutate/production`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.editorToken}` },
      body: JSON.stringify({ mutations: mutations.slice(from, from + 200) }),
    });
    if (!response.ok) throw new Error(`The content service answered ${response.status}: ${await response.text()}`);
  }
}

/** Multiplies the promotions and games of a stack's dataset. */
export function growContent(stack: Stack, documents: readonly ContentDocument[], times: number): Promise<void> {
  return mutate(
    stack,
    multiplyContent(documents, times).map((document) => ({ createOrReplace: document })),
  );
}

import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '#sandbox/data/types.ts';
import type { Committer } from './commit.ts';
import type { StoredDocument } from './document.ts';
import type { DocumentCache } from './document-cache.ts';
import { seedAuthor } from './store.ts';

/** Writes the seed into an empty dataset, with the dates of its documents. */
export async function writeSeed(committer: Committer, seed: readonly ContentDocument[]): Promise<void> {
  await committer.write(seedAuthor, new Map(seed.map((document) => [document._id, document])), true);
}

/** Restores the seed in one transaction: replaces documents that differ and deletes the others. These changes are of now. */
export async function restoreSeed(cache: DocumentCache, committer: Committer, seed: readonly ContentDocument[]): Promise<void> {
  const changed = new Map<string, ContentDocument | null>();
  const seeded = new Map(seed.map((document) => [document._id, document]));
  for (const document of seeded.values()) {
    const current = cache.get(document._id);
    if (!current || !isSameContent(current, document)) changed.set(document._id, document);
  }
  for (const { _id } of cache.documents()) if (!seeded.has(_id)) changed.set(_id, null);
  if (changed.size > 0) await committer.write(seedAuthor, changed);
}

function isSameContent(current: StoredDocument, seeded: ContentDocument): boolean {
  return isDeepStrictEqual(contentOf(current), contentOf(JSON.parse(JSON.stringify(seeded))));
}

function contentOf({ _rev, _createdAt, _updatedAt, ...content }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return content;
}

import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '#sandbox/data/types.ts';
import type { Committer } from './commit.ts';
import type { LakeDocument } from './document.ts';
import type { Lake } from './lake.ts';
import { seedAuthor } from './store.ts';

/** Brings the lake back to the seed in one transaction: what differs is replaced, what is not of the seed goes. */
export async function restoreSeed(lake: Lake, committer: Committer, seed: readonly ContentDocument[]): Promise<void> {
  const changed = new Map<string, ContentDocument | null>();
  const wanted = new Map(seed.map((document) => [document._id, document]));
  for (const document of wanted.values()) {
    const current = lake.get(document._id);
    if (!current || !isSameContent(current, document)) changed.set(document._id, document);
  }
  for (const { _id } of lake.documents()) if (!wanted.has(_id)) changed.set(_id, null);
  if (changed.size > 0) await committer.write(seedAuthor, changed);
}

function isSameContent(current: LakeDocument, seeded: ContentDocument): boolean {
  return isDeepStrictEqual(contentOf(current), contentOf(JSON.parse(JSON.stringify(seeded))));
}

function contentOf({ _rev, _createdAt, _updatedAt, ...content }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return content;
}

import { isRecord } from '#lib/core/is-record.ts';
import { isDraftId, publishedIdOf, type StoredDocument } from '../document.ts';
import { conflict, invalidMutation } from '../errors.ts';
import type { Mutation } from '../mutations/schema.ts';
import type { Transaction } from '../mutations/transaction.ts';
import type { Action } from './schema.ts';

/**
 * The mutations for an action on the current documents. Throws 400 for ids that do not belong together and 409 where the
 * documents are missing or have another revision.
 */
export function translateAction(transaction: Transaction, action: Action, index: number): Mutation[] {
  const name = action.actionType.replace('sanity.action.document.', '');
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return createDraft(transaction, action, index);
    case 'sanity.action.document.edit':
      return editDraft(transaction, action, index);
    case 'sanity.action.document.publish':
      return publish(transaction, action, index);
    case 'sanity.action.document.unpublish': {
      requirePair(action, index);
      const published = requireDocument(transaction, action.publishedId, index);
      return [
        { delete: { id: action.publishedId } },
        { createIfNotExists: { ...contentOf(published), _id: action.draftId, _type: published._type } },
      ];
    }
    case 'sanity.action.document.discard':
    case 'sanity.action.document.version.discard': {
      const id = action.actionType === 'sanity.action.document.discard' ? action.draftId : action.versionId;
      requireDraft(id, name, index);
      requireDocument(transaction, id, index);
      return [{ delete: { id } }];
    }
    case 'sanity.action.document.replaceDraft': {
      const _id = `drafts.${action.publishedId}`;
      requireDocument(transaction, _id, index);
      return [{ createOrReplace: { ...contentOf(action.attributes), _id, _type: action.attributes._type } }];
    }
    case 'sanity.action.document.delete': {
      requireDocument(transaction, action.publishedId, index);
      const drafts = new Set([`drafts.${action.publishedId}`, ...action.includeDrafts]);
      for (const id of action.includeDrafts) requirePair({ draftId: id, publishedId: action.publishedId }, index);
      return [...drafts, action.publishedId].map((id) => ({ delete: { id } }));
    }
  }
}

function createDraft(
  transaction: Transaction,
  { publishedId, attributes, ifExists }: Extract<Action, { actionType: 'sanity.action.document.create' }>,
  index: number,
): Mutation[] {
  const _id = attributes._id ?? `drafts.${publishedId}`;
  if (publishedIdOf(_id) !== publishedId) throw invalidMutation(index, `"${_id}" is not a draft of "${publishedId}"`);
  if (ifExists === 'ignore' && transaction.get(_id)) return [];
  return [{ create: { ...attributes, _id } }];
}

function editDraft(
  transaction: Transaction,
  { draftId, publishedId, patch }: Extract<Action, { actionType: 'sanity.action.document.edit' }>,
  index: number,
): Mutation[] {
  requirePair({ draftId, publishedId }, index);
  const edited: Mutation = { patch: { ...patch, id: draftId } };
  if (transaction.get(draftId)) return [edited];
  const published = requireDocument(transaction, publishedId, index);
  return [{ create: { ...contentOf(published), _id: draftId, _type: published._type } }, edited];
}

function publish(
  transaction: Transaction,
  action: Extract<Action, { actionType: 'sanity.action.document.publish' }>,
  index: number,
): Mutation[] {
  requirePair(action, index);
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  const draft = requireDocument(transaction, draftId, index);
  const published = transaction.get(publishedId);
  requireRevision(draft, ifDraftRevisionId, index);
  if (ifPublishedRevisionId !== undefined) requireRevision(published, ifPublishedRevisionId, index);
  const content = strengthen(contentOf(draft));
  return [{ createOrReplace: { ...content, _id: publishedId, _type: draft._type } }, { delete: { id: draftId } }];
}

function requirePair({ draftId, publishedId }: { readonly draftId: string; readonly publishedId: string }, index: number): void {
  if (isDraftId(draftId) && publishedIdOf(draftId) === publishedId) return;
  throw invalidMutation(index, `"${draftId}" is not a draft of "${publishedId}"`);
}

function requireDraft(id: string, action: string, index: number): void {
  if (!isDraftId(id)) throw invalidMutation(index, `${action} needs a draft; "${id}" is not one`);
}

function requireDocument(transaction: Transaction, id: string, index: number): StoredDocument {
  const found = transaction.get(id);
  if (!found) throw conflict(index, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id });
  return found;
}

function requireRevision(document: StoredDocument | undefined, expected: string | undefined, index: number): void {
  if (expected === undefined || document?._rev === expected) return;
  const description = `The document has unexpected revision ID ("${document?._rev ?? ''}"), expected "${expected}"`;
  throw conflict(index, 'documentRevisionIDDoesNotMatchError', description, {
    id: document?._id,
    currentRevisionID: document?._rev,
    expectedRevisionID: expected,
  });
}

/** A document without `_rev` and `_updatedAt`; `_createdAt` stays. */
function contentOf({ _rev, _updatedAt, ...content }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return content;
}

/** Makes references strong that were weak only until publishing. */
function strengthen<Value>(value: Value): Value {
  return strengthenPart(value) as Value;
}

function strengthenPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenPart);
  if (!isRecord(value)) return value;
  if (typeof value._ref === 'string' && isRecord(value._strengthenOnPublish)) {
    const { _strengthenOnPublish, _weak, ...reference } = value;
    return _strengthenOnPublish.weak === true ? { ...reference, _weak } : reference;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, strengthenPart(part)]));
}

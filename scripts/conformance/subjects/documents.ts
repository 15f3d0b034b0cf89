import { randomUUID } from 'node:crypto';
import { listDocuments, notifyDocument, type PlayerDocuments, startUpload } from '#lib/documents/contract.ts';
import type { Backend } from '../backend.ts';
import { type Point, point, Skip } from '../point.ts';
import { noToken, notSigned, requireRefused } from '../refusals.ts';
import { toInstant } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const needs = ['platform', 'identity', 'player'] as const;
const identity = { documentType: 'PROOF_OF_ID', uploadType: 'ID', locale: 'en-UN' } as const;

async function list(backend: Backend): Promise<PlayerDocuments> {
  return fetchReply(backend, listDocuments, {}, { as: await backend.player() });
}

function uploadTo(origin: string) {
  const page = `${origin}/en-UN/my-account/documents`;
  return { ...identity, successUrl: page, errorUrl: page };
}

/** What is asked of a player, and the answers of the verification provider. */
export const documentPoints: readonly Point[] = [
  point({
    id: 'documents.shape',
    title: 'Every kind of document is answered, with times and dates',
    rule: 'DOC-09',
    means: 'Players do not learn which document is missing, and cannot withdraw.',
    needs,
    async run(backend) {
      const documents = await backend.once(list);
      for (const [name, { expiresAt, requestedAt, deadline }] of Object.entries(documents)) {
        for (const time of [expiresAt, requestedAt, deadline]) if (time !== undefined) toInstant(time, `a time of ${name}`);
      }
    },
  }),
  point({
    id: 'documents.own',
    title: 'Documents without a token are refused',
    rule: 'DEC-WIRE-3',
    means: 'Anyone learns the state of a player’s verification.',
    needs,
    async run(backend) {
      await requireRefused(backend, listDocuments, {}, noToken, { as: { ...(await backend.player()), idToken: 'none' } });
    },
  }),
  point({
    id: 'documents.not-requested',
    title: 'An upload that nobody asked for is refused with its code',
    rule: 'DOC-16',
    means: 'Players upload documents that nobody reads.',
    needs: [...needs, 'mayChange'],
    async run(backend) {
      const { documentStatus } = (await backend.once(list)).idDocument;
      if (documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED')
        throw new Skip('the test player is asked for a proof of identity');
      const expected = { status: 400, code: 'error.document.not_requested' };
      const body = uploadTo(new URL(backend.settings.siteUrl).origin);
      await requireRefused(backend, startUpload, { body }, expected, { as: await backend.player() });
    },
  }),
  point({
    id: 'documents.return-url',
    title: 'An upload that returns to another site is refused',
    rule: 'DOC-07',
    means: 'A link of a stranger leads players from the provider to the stranger’s site.',
    needs: [...needs, 'mayChange'],
    async run(backend) {
      const expected = { status: 400, code: 'error.document.return_url' };
      await requireRefused(backend, startUpload, { body: uploadTo('https://other.example') }, expected, {
        as: await backend.player(),
      });
    },
  }),
  point({
    id: 'documents.signature',
    title: 'A notice of the provider with another signature, or of an unknown document, is refused',
    rule: 'DEC-WIRE-8',
    means: 'Anyone declares documents verified.',
    needs: ['platform', 'serviceSecret'],
    async run(backend) {
      const body = { transactionReference: 'conformance', customerInternalReference: 'doc_unknown', status: 'UPLOADED' };
      await requireRefused(backend, notifyDocument, { body }, notSigned, { secret: randomUUID() });
      await requireRefused(backend, notifyDocument, { body }, { status: 400, code: 'error.document.unknown' });
    },
  }),
];

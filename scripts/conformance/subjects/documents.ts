import { randomUUID } from 'node:crypto';
import { listDocuments, notifyDocument, type PlayerDocuments, startUpload } from '#lib/documents/contract.ts';
import type { Backend } from '../backend.ts';
import { type Runs, Skip } from '../point.ts';
import { noToken, notSigned, requireRefused } from '../refusals.ts';
import { toInstant } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const identity = { documentType: 'PROOF_OF_ID', uploadType: 'ID', locale: 'en-UN' } as const;

async function list(backend: Backend): Promise<PlayerDocuments> {
  return fetchReply(backend, listDocuments, {}, { as: await backend.player() });
}

function uploadTo(origin: string) {
  const page = `${origin}/en-UN/my-account/documents`;
  return { ...identity, successUrl: page, errorUrl: page };
}

/** What is asked of a player, and the answers of the verification provider. */
export const documentRuns = {
  'documents.shape': async (backend) => {
    const documents = await backend.once(list);
    for (const [name, { expiresAt, requestedAt, deadline }] of Object.entries(documents)) {
      for (const time of [expiresAt, requestedAt, deadline]) if (time !== undefined) toInstant(time, `a time of ${name}`);
    }
  },
  'documents.own': async (backend) => {
    await requireRefused(backend, listDocuments, {}, noToken, { as: { ...(await backend.player()), idToken: 'none' } });
  },
  'documents.not-requested': async (backend) => {
    const { documentStatus } = (await backend.once(list)).idDocument;
    if (documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED')
      throw new Skip('the test player is asked for a proof of identity');
    const expected = { status: 400, code: 'error.document.not_requested' };
    const body = uploadTo(new URL(backend.settings.siteUrl).origin);
    await requireRefused(backend, startUpload, { body }, expected, { as: await backend.player() });
  },
  'documents.return-url': async (backend) => {
    const expected = { status: 400, code: 'error.document.return_url' };
    await requireRefused(backend, startUpload, { body: uploadTo('https://other.example') }, expected, {
      as: await backend.player(),
    });
  },
  'documents.signature': async (backend) => {
    const body = { transactionReference: 'conformance', customerInternalReference: 'doc_unknown', status: 'UPLOADED' };
    await requireRefused(backend, notifyDocument, { body }, notSigned, { secret: randomUUID() });
    await requireRefused(backend, notifyDocument, { body }, { status: 400, code: 'error.document.unknown' });
  },
} satisfies Partial<Runs>;

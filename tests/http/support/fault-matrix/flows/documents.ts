import { expect } from '@playwright/test';
import sharp from 'sharp';
import { confirmUpload, listDocuments, startUpload } from '#lib/documents/contract.ts';
import { siteUrl } from '../../../../journeys/support/addresses.ts';
import { operate } from '../../../../journeys/support/operator.ts';
import { openActor } from '../actors.ts';
import { fetchRelay, fetchService, relayStep } from '../answers.ts';
import type { Actor, Flow, Pass } from '../types.ts';

const page = `${siteUrl}/en-UN/my-account/account/verification`;
const body = { documentType: 'PROOF_OF_ID', uploadType: 'ID', successUrl: page, errorUrl: page, locale: 'en-FI' } as const;

function drawPicture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 640, channels: 3, background: '#cdb89a' } })
    .jpeg()
    .toBuffer();
}

async function beginUpload(actor: Actor): Promise<Pass> {
  const { request, playerId } = actor;
  const buffer = await drawPicture();
  let redirectUrl = '';
  return {
    steps: [
      relayStep(actor, {
        endpoint: startUpload,
        input: () => ({ body }),
        onDone: (reply) => {
          ({ redirectUrl } = startUpload.reply.parse(reply));
        },
      }),
      {
        name: 'the file is sent to the provider',
        isChange: true,
        slowCalls: [],
        send() {
          const multipart = { file: { name: 'passport.jpg', mimeType: 'image/jpeg', buffer } };
          const options = { method: 'POST', multipart, headers: { Accept: 'application/json' } };
          return fetchService(request, redirectUrl, options, (text) => text.includes('docStatus=success'));
        },
      },
      relayStep(actor, { endpoint: confirmUpload, input: () => ({ body: { documentType: 'PROOF_OF_ID' as const } }) }),
    ],
    async verify() {
      const { idDocument } = listDocuments.reply.parse(JSON.parse((await fetchRelay(actor, listDocuments, {})).text));
      expect(idDocument.documentStatus).toBe('UNDER_REVIEW');
      await operate(`documents/${playerId}/ID`, {
        action: 'reject',
        rejectReason: 'BAD_QUALITY',
        documentId: idDocument.documentId,
      });
    },
  };
}

export const upload: Flow = {
  name: 'an upload',
  async open(request) {
    const actor = await openActor(request);
    await operate(`documents/${actor.playerId}/ID`, { action: 'request' });
    return actor;
  },
  // The rejection at the end of each pass asks for the document again.
  begin: beginUpload,
};

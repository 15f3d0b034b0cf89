import { createHmac } from 'node:crypto';
import { notifyDocument } from '#lib/documents/contract.ts';
import {
  erasePath,
  type InitiateRequest,
  initiatedSchema,
  initiatePath,
  statusPath,
  statusReplySchema,
} from '#sandbox/docs/port.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';
import { refusal } from '../core/refusal.ts';

const timeoutMs = 4_000;

/** Opens an upload. Throws 503 when the provider does not answer. */
export async function openUpload(
  config: SandboxConfig,
  playerId: number,
  request: Omit<InitiateRequest, 'userReference' | 'callbackUrl'>,
) {
  const callbackUrl = serviceUrl(config, 'platform') + notifyDocument.path;
  // A pseudonym: the provider can distinguish players without knowing their ids.
  const userReference = createHmac('sha256', config.serviceSecret).update(`docs:${playerId}`).digest('hex').slice(0, 32);
  return initiatedSchema.parse(await post(config, initiatePath, { ...request, userReference, callbackUrl }));
}

/** Whether the provider has the file. Throws 503 when it does not answer. */
export async function hasFile(config: SandboxConfig, transactionReference: string): Promise<boolean> {
  return statusReplySchema.parse(await post(config, statusPath, { transactionReference })).uploaded;
}

/** Deletes the files of these documents. Throws 503 when the provider does not answer. */
export async function eraseFiles(config: SandboxConfig, documentIds: readonly string[]): Promise<void> {
  await post(config, erasePath, { customerInternalReferences: documentIds });
}

async function post(config: SandboxConfig, path: string, body: object): Promise<unknown> {
  const url = serviceUrl(config, 'docs') + path;
  const response = await postSigned(url, config.serviceSecret, body, AbortSignal.timeout(timeoutMs)).catch(() => undefined);
  if (response?.ok) return response.json();
  throw refusal(503, 'error.document.provider_unavailable');
}

import type { UploadType } from '#lib/documents/contract.ts';
import type { Outbox } from '#sandbox/kit/outbox.ts';
import { platformMessages } from '../messages/messages.ts';
import type { Player } from '../players/tables.ts';

type Receiver = Pick<Player, 'email' | 'languageCode'>;

type Mail = keyof ReturnType<typeof platformMessages>['documents'];

/** A mail says that something changed, and never what a document shows. */
async function send(outbox: Outbox, { email, languageCode }: Receiver, kind: Mail): Promise<void> {
  if (email === '') return;
  await outbox.send({ to: email, channel: 'EMAIL', text: platformMessages(languageCode).documents[kind] });
}

/** Call after the transaction, as for every message. */
export function mailRequest(outbox: Outbox, player: Receiver): Promise<void> {
  return send(outbox, player, 'request');
}

export interface Verdict {
  readonly type: UploadType;
  readonly isApproved: boolean;
}

export function mailDecision(outbox: Outbox, player: Receiver, { isApproved }: Verdict): Promise<void> {
  return send(outbox, player, isApproved ? 'accepted' : 'rejected');
}

export function mailAnswers(outbox: Outbox, player: Receiver, action: 'accept' | 'return'): Promise<void> {
  return send(outbox, player, action === 'accept' ? 'answersAccepted' : 'answersReturned');
}

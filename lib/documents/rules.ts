import type { DocumentType, PlayerDocuments, UploadType, VerificationStatus } from './contract.ts';

/** DOC-02: the payload field and the upload type of each document that is uploaded, in the order in which they are asked for. */
export const uploads = [
  { type: 'ID', document: 'PROOF_OF_ID', field: 'idDocument' },
  { type: 'POA', document: 'PROOF_OF_ADDRESS', field: 'addressDocument' },
  { type: 'POP', document: 'PROOF_OF_PAYMENT', field: 'paymentDocument' },
  { type: 'SOW', document: 'SOURCE_OF_WEALTH', field: 'sowDocument' },
  { type: 'OTHER', document: 'OTHER', field: 'otherDocument' },
] as const satisfies readonly { type: UploadType; document: DocumentType; field: keyof PlayerDocuments }[];

/** DOC-01: what the page lists: the documents, and the questions. */
export const documentRows = [...uploads, { type: 'EDD', field: 'eddQuestionnaire' } as const] as const;

/** DOC-10: the states of the flow. */
export type FlowState =
  | 'loading'
  | 'error'
  | 'none'
  | 'questions'
  | 'uploaded'
  | 'success'
  | 'SELECT_POA'
  | 'SELECT_POP'
  | `PRE_UPLOAD_${UploadType}`
  | `UPLOAD_${UploadType}`
  | `UPLOAD_${UploadType}_SUCCESS`
  | `UPLOAD_${UploadType}_ERROR`;

export type FlowEvent =
  | { readonly kind: 'choose'; readonly type: UploadType }
  | {
      readonly kind:
        | 'selected'
        | 'started'
        | 'startFailed'
        | 'confirmed'
        | 'uploadFailed'
        | 'retry'
        | 'back'
        | 'continue'
        | 'failed';
    };

export interface KnownProfile {
  readonly kycStatus: string;
  /** Document types, comma-separated. */
  readonly requestDocumentTypeStatus: string;
}

/** DOC-11: the first state of a document. */
export function entryOf(type: UploadType): FlowState {
  return type === 'POA' || type === 'POP' ? `SELECT_${type}` : `PRE_UPLOAD_${type}`;
}

/** The document that a state is about. */
export function typeOf(state: FlowState): UploadType | undefined {
  return uploads.find(({ type }) => state.split('_').includes(type))?.type;
}

/** The flow; an event that a state does not have changes nothing. */
export function nextFlow(state: FlowState, event: FlowEvent): FlowState {
  const type = typeOf(state);
  switch (event.kind) {
    case 'choose':
      return entryOf(event.type);
    case 'selected':
      return state === 'SELECT_POA' || state === 'SELECT_POP' ? `PRE_UPLOAD_${type ?? 'POA'}` : state;
    case 'started':
      return type && state === `PRE_UPLOAD_${type}` ? `UPLOAD_${type}` : state;
    case 'startFailed':
      return type && state === `PRE_UPLOAD_${type}` ? `UPLOAD_${type}_ERROR` : state;
    case 'confirmed':
      return type && state === `UPLOAD_${type}` ? `UPLOAD_${type}_SUCCESS` : state;
    case 'uploadFailed':
      return type && state === `UPLOAD_${type}` ? `UPLOAD_${type}_ERROR` : state;
    case 'retry':
      return type && state === `UPLOAD_${type}_ERROR` ? `PRE_UPLOAD_${type}` : 'loading';
    case 'failed':
      return 'error';
    default:
      return 'loading';
  }
}

/** The document types that a profile names. */
const namesIn = (list: string) => list.split(',').map((name) => name.trim());

const awaited: readonly VerificationStatus[] = ['REQUESTED', 'EXPIRED'];

/** DOC-16, DOC-20: the documents that the player has to upload now. */
export function listActionable(
  documents: PlayerDocuments,
  { kycStatus, requestDocumentTypeStatus }: KnownProfile,
): readonly UploadType[] {
  const named = namesIn(requestDocumentTypeStatus);
  const open = uploads.filter(
    ({ field, document }) => awaited.includes(documents[field].documentStatus) && named.includes(document),
  );
  return kycStatus === 'NOT_REQUIRED' ? [] : open.map(({ type }) => type);
}

/** DOC-20: the status that the player sees; what is not requested of this player is not needed. */
export function shownStatus(
  documents: PlayerDocuments,
  profile: KnownProfile,
  { type, field }: (typeof documentRows)[number],
): VerificationStatus {
  const { documentStatus } = documents[field];
  if (documentStatus !== 'REQUESTED') return documentStatus;
  const isRequested = type === 'EDD' ? profile.kycStatus !== 'NOT_REQUIRED' : listActionable(documents, profile).includes(type);
  return isRequested ? 'REQUESTED' : 'UNREQUESTED';
}

/** DOC-12: where the page starts. */
export function startOf(documents: PlayerDocuments, profile: KnownProfile): FlowState {
  const [first] = listActionable(documents, profile);
  if (first) return entryOf(first);
  if (profile.kycStatus === 'NOT_REQUIRED') return 'none';
  const statuses = documentRows.map((row) => shownStatus(documents, profile, row));
  if (statuses.includes('REQUESTED')) return 'questions';
  if (statuses.includes('UNDER_REVIEW')) return 'uploaded';
  return statuses.includes('VERIFIED') ? 'success' : 'none';
}

export const startPoints = ['account', 'deposit', 'withdraw', 'modal'] as const;
/** DOC-13: where the player came from. */
export type StartPoint = (typeof startPoints)[number];

const startPaths: Readonly<Record<StartPoint, string>> = {
  account: '/my-account',
  deposit: '/my-account/banking/deposit',
  withdraw: '/my-account/banking/withdraw',
  modal: '/',
};

/** What the page's address says: the starting point, and after the provider's page its outcome. */
export function readReturn(search: string) {
  const query = new URLSearchParams(search);
  const startPoint = startPoints.find((point) => point === query.get('from')) ?? 'account';
  const type = uploads.find(({ document }) => document === query.get('document'))?.type;
  const status = query.get('docStatus');
  const outcome = type && status ? { type, isSuccess: status === 'success', isCancelled: status === 'cancel' } : undefined;
  return { startPoint, backPath: startPaths[startPoint], outcome };
}

export const verificationPath = '/my-account/account/verification';
export const questionsPath = `${verificationPath}/questions`;

/** The page with its starting point. */
export function verificationHref(home: string, startPoint: StartPoint): string {
  return `${home}${verificationPath}?from=${startPoint}`;
}

/** What the player is asked for; documents come first. */
export type VerificationNeed = 'documents' | 'questions';

export function needOf({ kycStatus, requestDocumentTypeStatus }: KnownProfile): VerificationNeed | undefined {
  if (kycStatus === 'NOT_REQUIRED') return undefined;
  const named = namesIn(requestDocumentTypeStatus);
  if (uploads.some(({ document }) => named.includes(document))) return 'documents';
  return kycStatus === 'EDD_PENDING' ? 'questions' : undefined;
}

const quietPaths = [verificationPath, '/my-account/banking/', '/play/'];

/** Where a reminder would be in the way: on pages that say so themselves, and in games. */
export function isQuiet(path: string): boolean {
  return quietPaths.some((quiet) => path.includes(quiet));
}

/** DOC-19: the wealth of a player is asked about by one reminder only. */
export function isWealthOnly({ requestDocumentTypeStatus }: KnownProfile): boolean {
  return requestDocumentTypeStatus === 'SOURCE_OF_WEALTH';
}

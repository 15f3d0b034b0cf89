import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { confirmUpload, listDocuments, startUpload } from '#lib/documents/calls.ts';
import { useDocuments } from '#lib/documents/client.ts';
import type { UploadType } from '#lib/documents/contract.ts';
import {
  type FlowEvent,
  type FlowState,
  listActionable,
  nextFlow,
  readReturn,
  startOf,
  typeOf,
  uploads,
  verificationPath,
} from '#lib/documents/rules.ts';
import { storedReminder } from '#lib/documents/store.ts';

/** Why an upload did not come about; each has a text of its own. */
type FlowFailure = 'cancelled' | 'uploadFailed' | 'unavailable' | 'notRequested' | 'notReceived';

export interface UploadChoice {
  readonly subType?: string;
  readonly depositMethod?: string;
}

const documentOf = (type: UploadType) => uploads.find((each) => each.type === type)?.document ?? 'OTHER';

/** The flow of the documents page (DOC-10 to DOC-13, DOC-17, DOC-18). `origins`: where an upload may lead. */
export function useVerification(origins: readonly string[]) {
  const { home, languageCode } = useLocale();
  const client = useQueryClient();
  const { profile, documents } = useDocuments();
  const [state, dispatch] = useReducer(nextFlow, 'loading');
  const [failure, setFailure] = useState<FlowFailure>('uploadFailed');
  const [choices, setChoices] = useState<Partial<Record<UploadType, UploadChoice>>>({});
  const [moves, setMoves] = useState(0);
  const [backPath, setBackPath] = useState('/my-account');

  const fail = useCallback((kind: 'startFailed' | 'uploadFailed', reason: FlowFailure) => {
    setFailure(reason);
    dispatch({ kind });
  }, []);

  // The address has the outcome of the provider's page; a reload must not repeat it.
  useEffect(() => {
    const { backPath: path, outcome, startPoint } = readReturn(window.location.search);
    setBackPath(path);
    if (!outcome) return;
    window.history.replaceState(window.history.state, '', `${home}${verificationPath}?from=${startPoint}`);
    for (const kind of ['choose', 'selected', 'started'] as const) {
      dispatch(kind === 'choose' ? { kind, type: outcome.type } : { kind });
    }
    if (!outcome.isSuccess) {
      fail('uploadFailed', outcome.isCancelled ? 'cancelled' : 'uploadFailed');
      return;
    }
    const body = { documentType: documentOf(outcome.type) };
    confirmUpload({ body })
      // A document that was rejected at once is needed again; its step says why.
      .then(({ documentStatus }) => {
        const isReceived = documentStatus === 'UNDER_REVIEW';
        if (isReceived && storedReminder.read() === 'notify') storedReminder.write('uploaded');
        dispatch({ kind: isReceived ? 'confirmed' : 'continue' });
      })
      .catch((error: unknown) => fail('uploadFailed', failureOf(error)))
      .finally(() => {
        for (const name of [listDocuments.key, readProfile.key]) void client.invalidateQueries({ queryKey: [name] });
      });
  }, [client, home, fail]);

  const starting = useSubmit(
    async (type: UploadType) => {
      const { startPoint } = readReturn(window.location.search);
      const documentType = documentOf(type);
      const url = `${window.location.origin}${home}${verificationPath}?from=${startPoint}&document=${documentType}`;
      const body = { documentType, uploadType: type, ...choices[type], successUrl: url, errorUrl: url, locale: languageCode };
      const { redirectUrl } = await startUpload({ body });
      if (!origins.includes(new URL(redirectUrl).origin))
        throw new Error('The upload page has an origin that is not configured.');
      return redirectUrl;
    },
    {
      leaves: true,
      onDone(redirectUrl) {
        dispatch({ kind: 'started' });
        window.location.assign(redirectUrl);
      },
      onRefused: (error) => fail('startFailed', failureOf(error)),
    },
  );

  function start(type: UploadType): void {
    if (starting.isPending) return;
    dispatch({ kind: 'choose', type });
    dispatch({ kind: 'selected' });
    void starting.submit(type);
  }

  function move(event: FlowEvent): void {
    setMoves((count) => count + 1);
    dispatch(event);
  }

  const known = documents.data && profile.data && { documents: documents.data, profile: profile.data };
  const actionable = known ? listActionable(known.documents, known.profile) : [];
  return {
    shown: shownState(state, known && startOf(known.documents, known.profile), actionable, documents.isError || profile.isError),
    known,
    actionable,
    failure,
    choices,
    /** How often the player went to another step, which then gets the focus. */
    moves,
    isStarting: starting.isPending,
    backHref: `${home}${backPath === '/' ? '' : backPath}`,
    move,
    start,
    choose(type: UploadType) {
      // The step of the same type still shows what was chosen.
      setChoices(({ [type]: kept }) => (kept ? { [type]: kept } : {}));
      move({ kind: 'choose', type });
    },
    select(type: UploadType, choice: UploadChoice) {
      setChoices({ [type]: choice });
    },
    reload() {
      void documents.refetch();
      void profile.refetch();
    },
  };
}

/** A step that a decision has overtaken gives way to what is next. */
function shownState(
  state: FlowState,
  start: FlowState | undefined,
  actionable: readonly UploadType[],
  isFailed: boolean,
): FlowState {
  if (!start) return isFailed ? 'error' : 'loading';
  const type = typeOf(state);
  const isAhead = state.startsWith('SELECT_') || state.startsWith('PRE_UPLOAD_');
  const isOvertaken = isAhead && type !== undefined && !actionable.includes(type);
  return state === 'loading' || isOvertaken ? start : state;
}

function failureOf(error: unknown): FlowFailure {
  if (!isCallError(error)) return 'uploadFailed';
  if (error.code === 'error.document.not_requested') return 'notRequested';
  if (error.code === 'error.document.not_uploaded') return 'notReceived';
  return error.status >= 500 || error.layer === 'network' ? 'unavailable' : 'uploadFailed';
}

import { useEffect, useRef, useState } from 'react';
import { isCallError } from './errors.ts';
import { formKeys, type RequestKeys } from './request-keys.ts';

/** Rejects a submission that the player gave up: nothing has happened, so there is nothing to say. */
export class SubmitCancelled extends Error {
  override readonly name = 'SubmitCancelled';
}

/** Refusals that are shown outside of the form. */
export interface Notices {
  readonly show: (error: unknown) => void;
  /** Before each attempt and on `reset`: takes away what was shown. */
  readonly clear: () => void;
}

interface Options<Input, Reply, Refusal> {
  readonly notices?: Notices;
  /** What is shown of a failed call: a text of the error catalogue, or null where a field shows it. By default the error. */
  readonly refusalOf?: (error: unknown, input: Input) => Refusal | null;
  /** True where success leaves the page or closes the form: it stays pending until then. */
  readonly leaves?: boolean;
  readonly onDone?: (reply: Reply, input: Input) => void;
  readonly onRefused?: (error: unknown, input: Input) => void;
  /** After either, and after a cancelled submission. */
  readonly onSettled?: () => void;
}

interface IdempotentOptions<Input, Reply, Refusal> extends Options<Input, Reply, Refusal> {
  /** DEC-X-7: each call has an idempotency key, of this form or of a store. */
  readonly idempotent: true | RequestKeys<Input>;
}

/** The second argument of a call with an idempotency key. */
export interface Keyed {
  readonly idempotencyKey: string;
}

export interface Submit<Input, Reply, Refusal> {
  /** Sends; does nothing while another submission is under way. Resolves with the reply, or undefined without one. */
  readonly submit: (input: Input) => Promise<Reply | undefined>;
  readonly isPending: boolean;
  /** What is under way. */
  readonly sent: Input | undefined;
  /** True after success, until the next submission or `reset`. */
  readonly isDone: boolean;
  readonly refusal: Refusal | null;
  /** Clears the refusal and `isDone`. */
  readonly reset: () => void;
}

interface State<Input> {
  readonly sent?: Input;
  readonly isPending?: boolean;
  readonly isDone?: boolean;
  readonly failure?: { readonly error: unknown; readonly input: Input };
}

/** A page that was left, and is shown again as it was, would wait for its end. */
function reloadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

/**
 * The way in which a form or a button changes something: one call at a time, its refusal, and its idempotency key. A repeat
 * of the same input after a lost answer has the same key; after an answer, and for other input, there is a new one.
 */
export function useSubmit<Input = void, Reply = unknown, Refusal = unknown>(
  send: (input: Input, keyed: Keyed) => Promise<Reply>,
  options: IdempotentOptions<Input, Reply, Refusal>,
): Submit<Input, Reply, Refusal>;
export function useSubmit<Input = void, Reply = unknown, Refusal = unknown>(
  send: (input: Input) => Promise<Reply>,
  options?: Options<Input, Reply, Refusal>,
): Submit<Input, Reply, Refusal>;
export function useSubmit<Input, Reply, Refusal>(
  send: (input: Input, ...keyed: Keyed[]) => Promise<Reply>,
  options: Partial<IdempotentOptions<Input, Reply, Refusal>> = {},
): Submit<Input, Reply, Refusal> {
  const { idempotent, refusalOf, notices, leaves = false, onDone, onRefused, onSettled } = options;
  const [state, setState] = useState<State<Input>>({});
  const [keys] = useState(() => (idempotent === true ? formKeys() : idempotent));
  const isLeaving = leaves && state.isDone === true;
  useEffect(() => {
    if (!isLeaving) return;
    window.addEventListener('pageshow', reloadIfRestored);
    return () => window.removeEventListener('pageshow', reloadIfRestored);
  }, [isLeaving]);
  /** A ref, because a second click may come before the next render. */
  const isRunning = useRef(false);

  async function submit(input: Input): Promise<Reply | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    notices?.clear();
    setState({ sent: input, isPending: true });
    const idempotencyKey = keys?.keyOf(input);
    let reply: Reply;
    try {
      reply = await (idempotencyKey === undefined ? send(input) : send(input, { idempotencyKey }));
    } catch (error) {
      const isAnswer = isCallError(error) && !error.retryable;
      if (isAnswer && idempotencyKey !== undefined) keys?.settle(idempotencyKey, false);
      isRunning.current = false;
      const isCancelled = error instanceof SubmitCancelled;
      setState(isCancelled ? {} : { failure: { error, input } });
      if (!isCancelled) {
        notices?.show(error);
        onRefused?.(error, input);
      }
      onSettled?.();
      return undefined;
    }
    if (idempotencyKey !== undefined) keys?.settle(idempotencyKey, true);
    isRunning.current = leaves;
    setState({ sent: input, isPending: leaves, isDone: true });
    onDone?.(reply, input);
    onSettled?.();
    return reply;
  }

  const { failure } = state;
  return {
    submit,
    isPending: state.isPending === true,
    sent: state.isPending ? state.sent : undefined,
    isDone: state.isDone === true,
    refusal: failure ? (refusalOf ? refusalOf(failure.error, failure.input) : (failure.error as Refusal)) : null,
    reset() {
      notices?.clear();
      setState((known) => (known.isPending ? known : {}));
    },
  };
}

'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import type { ButtonAppearance } from '#components/ui/actions/button-class.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import type { SignInDialogProps } from './sign-in-dialog.tsx';
import type { SignInProps } from './sign-in-types.ts';

const fragment = '#sign-in';

interface SignInButtonProps extends ButtonAppearance {
  readonly label: string;
  readonly failedLabel: string;
  readonly prepare: () => Promise<SignInProps>;
}

function loadDialog() {
  return import('./sign-in-dialog.tsx');
}

/** Opens the sign-in dialog, which loads on demand. Any link to `#sign-in` opens it too (LOG-05). */
export function SignInButton({ label, failedLabel, tone = 'secondary', size = 'small', wide, prepare }: SignInButtonProps) {
  const [parts, setParts] = useState<{ Dialog: ComponentType<SignInDialogProps>; props: SignInProps } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  const open = useCallback(async () => {
    setState('loading');
    try {
      const [{ SignInDialog }, props] = await Promise.all([loadDialog(), prepare()]);
      setParts({ Dialog: SignInDialog, props });
      setState('open');
    } catch {
      setState('failed');
      const { pathname, search, hash } = window.location;
      // The same link can be followed again.
      if (hash === fragment) window.history.replaceState(window.history.state, '', pathname + search);
    }
  }, [prepare]);

  useEffect(() => {
    const follow = () => {
      if (window.location.hash === fragment) void open();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);

  const change = (isOpen: boolean) => {
    if (isOpen) return;
    setState('closed');
    parts?.props.onClose?.();
    const { pathname, search, hash } = window.location;
    const params = new URLSearchParams(search);
    if (hash !== fragment && !params.has('login')) return;
    // Removes the parameters that opened the dialog; the 401 page keeps its return path.
    if (params.has('login')) for (const name of ['login', 'return']) params.delete(name);
    window.history.replaceState(window.history.state, '', pathname + (params.size > 0 ? `?${params}` : ''));
  };

  return (
    <>
      <Button
        tone={tone}
        size={size}
        wide={wide}
        aria-haspopup="dialog"
        loading={state === 'loading'}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <span role="status" className={state === 'failed' ? 'text-sm text-coral' : 'sr-only'}>
        {state === 'failed' && failedLabel}
      </span>
      {/* `useSearchParams` suspends static pages: only this component waits for the browser. */}
      <Suspense>
        <QueryWatch onRequest={open} />
      </Suspense>
      {parts && (
        <MessagesProvider messages={{ signIn: parts.props.messages }}>
          <parts.Dialog
            endReason={parts.props.endReason}
            refusal={parts.props.refusal}
            onSubmit={parts.props.onSubmit}
            open={state === 'open'}
            onOpenChange={change}
          />
        </MessagesProvider>
      )}
    </>
  );
}

/** Opens the dialog for `?login=1`, which guards add to the address, with or without a new document. */
function QueryWatch({ onRequest }: { readonly onRequest: () => void }) {
  const isRequested = useSearchParams()?.get('login') === '1';
  useEffect(() => {
    if (isRequested) onRequest();
  }, [isRequested, onRequest]);
  return null;
}

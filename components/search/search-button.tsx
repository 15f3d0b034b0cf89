'use client';

import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { FailureAlert } from '#components/shell/failure-alert.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';

interface SearchButtonProps {
  readonly label: string;
  readonly failedLabel: string;
  readonly closeLabel: string;
  /** Of the button; where it is hidden, a link to `#search` opens the search. */
  readonly className?: string;
}

/** A link to it opens the search over the page. */
const searchFragment = '#search';

const loadDialog = () => import('./search-dialog.tsx');

/** Opens the search of the site, which loads on demand; so does any link to `#search`. Letters typed until it is there are in its field. */
export function SearchButton({ label, failedLabel, closeLabel, className }: SearchButtonProps) {
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const early = useRef<HTMLInputElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [text, setText] = useState('');
  const close = useCallback(() => setState('closed'), []);
  const open = async () => {
    if (state === 'loading') return;
    if (Dialog) return setState('open');
    // In the same task as the press, because phones show their keyboard only then.
    flushSync(() => setState('loading'));
    early.current?.focus();
    try {
      const { prepareSearch } = await loadDialog();
      const Prepared = await prepareSearch(locale);
      setDialog(() => Prepared);
      setState('open');
    } catch {
      setState('failed');
      button.current?.focus();
    }
  };
  const openByLink = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    if (hash !== searchFragment) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    void open();
  });
  useEffect(() => {
    const listen = () => openByLink();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => void open()}
        className={classNames(
          'grid h-11 w-9 place-items-center rounded-full md:w-11 text-paper-2 hover:bg-ink-3 hover:text-paper',
          className,
        )}
      >
        {state === 'loading' ? <Spinner /> : <Icon name="search" />}
      </button>
      {state === 'loading' && (
        <input
          ref={early}
          type="search"
          aria-label={label}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => setText(target.value)}
          className="sr-only"
        />
      )}
      {/* Outside of the header, whose blur would place it. */}
      {state === 'failed' &&
        createPortal(<FailureAlert text={failedLabel} closeLabel={closeLabel} onClose={close} />, document.body)}
      {Dialog && <Dialog open={state === 'open'} text={text} onTextChange={setText} onClose={close} opener={button} />}
    </>
  );
}

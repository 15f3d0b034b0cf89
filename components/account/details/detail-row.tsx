'use client';

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import type { Profile } from '#lib/account/contract.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';

export interface EditorProps {
  readonly profile: Profile;
  readonly label: string;
  /** Called with the text of the toast (ACC-12). */
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

interface DetailRowProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string;
  readonly profile?: Profile;
  /** The value of `change` in the address that opens the form at once. */
  readonly name?: string;
  /** Loads the form of the row on demand; without it the value cannot be changed here. */
  readonly load?: () => Promise<ComponentType<EditorProps>>;
}

/** One fact about the player, and the form that changes it in its place. */
export function DetailRow({ label, value, note, profile, name, load }: DetailRowProps) {
  const messages = useMessages('details');
  const t = useTranslator('details');
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  async function open(): Promise<void> {
    if (!load) return;
    setLoading(true);
    try {
      const Loaded = await load();
      setEditor(() => Loaded);
    } catch {
      showToast(messages.openFailed, 'error');
    }
    setLoading(false);
  }

  const openRequested = useEffectEvent(() => {
    if (!name || new URLSearchParams(window.location.search).get('change') !== name) return;
    // A reload after the change does not open the form again.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void open();
  });
  const isReady = profile !== undefined;
  useEffect(() => {
    if (isReady) openRequested();
  }, [isReady]);

  function close(): void {
    setEditor(null);
    // One frame later than a dialog that closes at the same time returns the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => opener.current?.focus()));
  }

  return (
    <div className="grid gap-x-6 gap-y-1 px-5 py-4 md:grid-cols-[12rem_minmax(0,1fr)] md:px-6">
      <dt className="pt-0.5 text-sm text-paper-3 md:pt-3">{label}</dt>
      <dd className="min-w-0">
        {Editor && profile ? (
          <div className="py-2">
            <Editor
              profile={profile}
              label={label}
              onCancel={close}
              onDone={(text) => {
                showToast(text, 'success');
                close();
              }}
            />
          </div>
        ) : (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 space-y-0.5">
              <div className="wrap-anywhere">{value}</div>
              {note && <p className="text-sm text-paper-3">{note}</p>}
            </div>
            {load && profile && (
              <Button
                ref={opener}
                tone="secondary"
                size="small"
                loading={isLoading}
                aria-label={t('changeOf', { what: label })}
                onClick={() => void open()}
              >
                {messages.change}
              </Button>
            )}
          </div>
        )}
      </dd>
    </div>
  );
}

'use client';

import { type ComponentType, useState } from 'react';
import { Icon } from '#components/ui/media/icon.tsx';
import { Spinner } from '#components/ui/status/spinner.tsx';
import type { MenuPanelProps } from './menu-panel.tsx';

type MenuButtonProps = Pick<MenuPanelProps, 'title' | 'closeLabel' | 'links' | 'locale'>;

export function MenuButton({ title, closeLabel, links, locale }: MenuButtonProps) {
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = async () => {
    setState('loading');
    try {
      const { MenuPanel } = await import('./menu-panel.tsx');
      setPanel(() => MenuPanel);
      setState('open');
    } catch {
      // No error is shown, because the footer has the same links and the button can be pressed again.
      setState('closed');
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={title}
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onClick={() => void open()}
        className="grid h-11 w-9 place-items-center rounded-full md:w-11 text-paper-2 hover:bg-ink-3 hover:text-paper"
      >
        {state === 'loading' ? <Spinner /> : <Icon name="menu" />}
      </button>
      {Panel && (
        <Panel
          title={title}
          closeLabel={closeLabel}
          links={links}
          locale={locale}
          open={state === 'open'}
          onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
        />
      )}
    </>
  );
}

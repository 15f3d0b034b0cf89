'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, use, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { DialogContainer } from './dialog-container.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  /** `center`: a card, a bottom sheet on phones. `wide`: a card wide enough for two columns. `side`: a panel at the right edge. `top`: a card that grows downwards, the whole screen on phones. */
  readonly placement?: 'center' | 'wide' | 'side' | 'top';
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | boolean;
  readonly children: ReactNode;
}

const placements = {
  center:
    'inset-x-0 bottom-0 max-h-[94dvh] rounded-t-sheet data-ending-style:translate-y-6 data-starting-style:translate-y-6 md:inset-auto md:top-1/2 md:left-1/2 md:w-[26.5rem] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-sheet md:data-ending-style:-translate-y-[48%] md:data-starting-style:-translate-y-[48%]',
  wide: 'inset-x-0 bottom-0 max-h-[96dvh] rounded-t-sheet data-ending-style:translate-y-6 data-starting-style:translate-y-6 md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[94dvh] md:w-[min(58rem,94vw)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-sheet md:data-ending-style:-translate-y-[48%] md:data-starting-style:-translate-y-[48%]',
  top: 'inset-0 data-ending-style:-translate-y-3 data-starting-style:-translate-y-3 md:inset-auto md:top-[8dvh] md:left-1/2 md:max-h-[84dvh] md:w-[min(42rem,94vw)] md:-translate-x-1/2 md:rounded-card',
  side: 'inset-y-0 right-0 w-[min(26rem,100vw)] data-ending-style:translate-x-8 data-starting-style:translate-x-8',
};

function fullScreenElement(): HTMLElement | undefined {
  const { fullscreenElement: element } = document;
  // What is inside the element of a frame is never shown.
  return element instanceof HTMLElement && !(element instanceof HTMLIFrameElement) ? element : undefined;
}

/** Import it only in components that load on demand, because of its size. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  placement = 'center',
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  const own = use(DialogContainer);
  // A fullscreen element shows nothing outside itself. The place is kept while the dialog is open, and with it what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const container = useMemo(() => own ?? fullScreenElement(), [own, open]);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal container={container}>
        <Base.Backdrop className="fixed inset-0 z-60 bg-[oklch(0.09_0.02_320/0.8)] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={classNames(
            'fixed z-60 overflow-y-auto overscroll-contain bg-linear-to-b from-ink-4 to-ink-2 p-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-paper shadow-sheet outline-none transition-[transform,translate,opacity] duration-200 ease-soft data-ending-style:opacity-0 data-starting-style:opacity-0 md:p-8',
            placements[placement],
          )}
        >
          <div className="mb-6 flex items-start justify-between gap-4">
            <div className="space-y-1.5">
              <Base.Title className="text-2xl">{title}</Base.Title>
              {description && <Base.Description className="text-sm text-paper-2">{description}</Base.Description>}
            </div>
            <Base.Close
              aria-label={closeLabel}
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-paper-2 hover:bg-ink-4 hover:text-paper"
            >
              <Icon name="close" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

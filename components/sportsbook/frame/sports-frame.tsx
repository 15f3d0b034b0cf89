import type { ReactNode } from 'react';
import { siteName } from '#lib/content/documents/brand.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { FrameStage } from './frame-stage.tsx';

interface SportsFrameProps {
  readonly context: PageContext;
  /** The static listing of events, which gives its place to the sportsbook. */
  readonly children: ReactNode;
}

/** The sportsbook in the place of a page's listing; the listing stays while the sportsbook cannot be shown. */
export function SportsFrame({ context: { locale, audience }, children }: SportsFrameProps) {
  return (
    <MessagesProvider messages={{ sportsFrame: getMessages(locale, 'sportsFrame') }}>
      <FrameStage isPlayer={audience !== 'visitor'} siteName={siteName}>
        {children}
      </FrameStage>
    </MessagesProvider>
  );
}

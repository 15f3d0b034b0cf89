import type { ReactNode } from 'react';
import { SectionGuard } from '#components/session/on-demand.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

interface SportsShellProps {
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** RTE-40: a page of the sportsbook, which players without access to sports do not see. */
export function SportsShell({ context, children }: SportsShellProps) {
  if (context.audience === 'visitor') return children;
  return (
    <MessagesProvider messages={{ session: getMessages(context.locale, 'session') }}>
      <SectionGuard section="sports">{children}</SectionGuard>
    </MessagesProvider>
  );
}

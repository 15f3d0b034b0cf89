import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import type { Action } from '#lib/content/types.ts';
import { type StatusKind, StatusScene } from './status-scene.tsx';

interface StatusPageProps {
  readonly kind: StatusKind;
  /** Shown small above the title, e.g. `404`. */
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  readonly action?: Action;
  readonly secondary?: Action;
  readonly children?: ReactNode;
}

/** A whole page with a status and its actions (ERR-01). */
export function StatusPage({ kind, code, title, text, action, secondary, children }: StatusPageProps) {
  return (
    <div className="page flex min-h-[calc(var(--page-height,100dvh)-var(--top)-var(--bottom-nav))] flex-col items-center justify-center py-12 text-center">
      <StatusScene kind={kind} />
      {code && <p className="mt-8 text-sm font-semibold text-brass">{code}</p>}
      <h1 className={`${code ? 'mt-2' : 'mt-8'} max-w-2xl text-3xl`}>{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-balance text-paper-2">{text}</p>
      {(action || secondary) && (
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {action && (
            <ButtonLink href={action.href} newTab={action.newTab} size="large">
              {action.label}
            </ButtonLink>
          )}
          {secondary && (
            <ButtonLink href={secondary.href} newTab={secondary.newTab} size="large" tone="quiet">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      )}
      {children}
    </div>
  );
}

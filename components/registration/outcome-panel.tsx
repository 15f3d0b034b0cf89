'use client';

import type { ReactNode } from 'react';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface OutcomePanelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function OutcomePanel({ icon, title, text, children }: OutcomePanelProps) {
  const heading = useHeadingFocus();
  return (
    <div className="space-y-5 py-4 text-center">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-brass/14 text-brass">
        <Icon name={icon} size={30} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {title}
      </h3>
      <p className="mx-auto max-w-prose text-paper-2">{text}</p>
      <div className="mx-auto flex max-w-sm flex-col gap-3">{children}</div>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { LoadedHelpLines } from '#components/protection/help/loaded-help-lines.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { SignInRefusal } from './sign-in-types.ts';

interface SignInRefusalPanelProps {
  readonly refusal: Omit<SignInRefusal, 'ok'>;
  readonly onLeave: () => void;
}

/** Replaces the form when trying again cannot help: the reason, its duration, and where to get help. */
export function SignInRefusalPanel({ refusal, onLeave }: SignInRefusalPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { detail, facts = [], links = [], isProtection } = refusal;
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="alert" tabIndex={-1} className="space-y-6 outline-none">
      <Notice tone={isProtection ? 'protection' : 'warn'}>{detail}</Notice>
      {facts.length > 0 && (
        <dl className="divide-y divide-paper/8">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
              <dt className="text-sm text-paper-2">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isProtection && <LoadedHelpLines />}
      <div className="space-y-3">
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} onClick={onLeave} tone={index === 0 ? 'primary' : 'secondary'} size="large" wide>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

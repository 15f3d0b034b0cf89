'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { hasNewAudience } from '#lib/session/audience-change.ts';
import { finishSignOut } from '#lib/session/waiting-sign-out.ts';
import { SignInButton } from './sign-in-button.tsx';

interface VisitorMenuProps {
  readonly label: string;
  readonly failedLabel: string;
}

export function VisitorMenu({ label, failedLabel }: VisitorMenuProps) {
  const router = useRouter();
  const { catalogLanguage, tag, home } = useLocale();
  useEffect(finishSignOut, []);
  useEffect(() => {
    // The back button may show a visitor's page from the back/forward cache after a sign-in or a registration.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasNewAudience()) window.location.reload();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
  return (
    <SignInButton
      tone="secondary"
      label={label}
      failedLabel={failedLabel}
      prepare={async () => (await import('./prepare-sign-in.ts')).prepareSignIn({ catalogLanguage, tag, home }, router.push)}
    />
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { SignInButton } from './sign-in-button.tsx';

interface VisitorMenuProps {
  readonly label: string;
  readonly failedLabel: string;
}

export function VisitorMenu({ label, failedLabel }: VisitorMenuProps) {
  const router = useRouter();
  const { catalogLanguage, tag, home } = useLocale();
  return (
    <SignInButton
      tone="secondary"
      label={label}
      failedLabel={failedLabel}
      prepare={async () => (await import('./prepare-sign-in.ts')).prepareSignIn({ catalogLanguage, tag, home }, router.push)}
    />
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { SignInButton } from '#components/shell/sign-in-button.tsx';

interface VisitorCornerProps {
  readonly language: string;
  readonly label: string;
  readonly failedLabel: string;
  /** The front page of the locale. */
  readonly home: string;
}

/** The visitor's corner of the header. What signs in, and its words, load when they are wanted. */
export function VisitorCorner({ language, label, failedLabel, home }: VisitorCornerProps) {
  const router = useRouter();
  return (
    <SignInButton
      tone="secondary"
      label={label}
      failedLabel={failedLabel}
      prepare={async () => (await import('./sign-in.ts')).prepareSignIn(language, home, router.push)}
    />
  );
}

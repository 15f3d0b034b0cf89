import '#app/globals.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';

export const metadata: Metadata = { title: 'Design system', robots: { index: false } };

export default function DesignLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}

import type { ReactNode } from 'react';

interface SpecimenProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function Specimen({ title, text, children }: SpecimenProps) {
  return (
    <section aria-label={title} className="space-y-6 border-t border-paper/10 pt-8">
      <div className="space-y-1">
        <h2 className="text-xl">{title}</h2>
        {text && <p className="max-w-prose text-sm text-paper-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

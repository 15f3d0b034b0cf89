import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Card({ as: Element = 'div', className, children }: CardProps) {
  return <Element className={classNames('lit rounded-card p-5 md:p-6', className)}>{children}</Element>;
}

import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';

interface SkeletonProps {
  readonly className: string;
  readonly style?: CSSProperties;
}

export function Skeleton({ className, style }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames('block animate-glow bg-ink-4/80', className)} style={style} />;
}

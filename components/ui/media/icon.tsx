import { classNames } from '../class-names.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      <path d={iconPaths[name]} />
    </svg>
  );
}

import { classNames } from '../class-names.ts';
import iconPaths from './icon-paths.json' with { type: 'json' };

/** One path per icon on a 24-pixel grid, drawn with a round 1.75 stroke. */
export type IconName = keyof typeof iconPaths;

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

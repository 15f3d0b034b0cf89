import { type ButtonAppearance, buttonClass } from './button-class.ts';
import { Link, type LinkProps } from './link.tsx';

export function ButtonLink({ tone, size, wide, className, ...rest }: ButtonAppearance & LinkProps) {
  return <Link className={buttonClass({ tone, size, wide }, className)} {...rest} />;
}

import { type ButtonLook, buttonClass } from './button-class.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that looks like a button. */
export function ButtonLink({ tone, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ tone, size, wide }, className)} {...rest} />;
}

'use client';

import { Link } from '#components/ui/link.tsx';
import { changeLobby, useLobby } from '#lib/lobby/store.ts';

interface FrontLinkProps {
  readonly title: string;
  readonly href: string;
  readonly isHere: boolean;
  readonly className: string;
}

/** Back to the lobby as it is, also from what stands in its place: the address of both is one page. */
export function FrontLink({ title, href, isHere, className }: FrontLinkProps) {
  const isMine = useLobby(({ mine }) => mine);
  return (
    <Link
      href={href}
      className={className}
      aria-current={isHere && !isMine ? 'page' : undefined}
      onClick={() => changeLobby({ mine: false, text: '', providers: [] })}
    >
      {title}
    </Link>
  );
}

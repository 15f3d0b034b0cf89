import { Link } from '#components/ui/actions/link.tsx';
import type { SportsLink } from '#lib/sportsbook/listing/place.ts';

interface CrumbsProps {
  readonly label: string;
  /** `/fi-FI` */
  readonly root: string;
  /** From the front of the sportsbook; the last one is the page itself. */
  readonly steps: readonly SportsLink[];
}

/** The way from the front of the sportsbook to this page. */
export function Crumbs({ label, root, steps }: CrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 text-xs text-paper-3">
        {steps.map(({ name, path }, at) => (
          <li key={path} className="flex items-center gap-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {at < steps.length - 1 ? (
              <Link href={root + path} className="-my-2 inline-flex min-h-10 items-center hover:text-paper hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-6 items-center text-paper-2">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

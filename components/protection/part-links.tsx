import { Link } from '#components/ui/actions/link.tsx';

interface PartLinksProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Links to the parts of the page of player protection, in one row that scrolls on a phone. */
export function PartLinks({ label, links }: PartLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center rounded-full bg-blue/16 px-4 text-sm font-medium text-paper hover:bg-blue/28"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';

interface SectionHeadingProps {
  readonly title: string;
  readonly more?: { readonly label: string; readonly href: string };
}

/** The heading of a row, with the way to all of it. */
export function SectionHeading({ title, more }: SectionHeadingProps) {
  return (
    <div className="mb-5 flex items-baseline justify-between gap-6 md:mb-7">
      <h2 className="text-2xl">{title}</h2>
      {more && (
        <Link
          href={more.href}
          className="inline-flex shrink-0 items-center gap-1.5 py-2 text-sm font-semibold text-brass hover:text-brass-2"
        >
          {more.label}
          <Icon name="arrowRight" size={18} />
        </Link>
      )}
    </div>
  );
}

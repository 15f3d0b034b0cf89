import { Link } from '#components/ui/actions/link.tsx';
import type { HelpLines } from '#lib/content/types.ts';
import { parseUrl } from '#lib/core/http/parse-url.ts';

interface HelpLineListProps {
  readonly help: HelpLines;
  /** Level of the title in its page or dialog. */
  readonly level?: 'h2' | 'h3';
}

/** Who helps: each organisation with its telephone, hours and website. */
export function HelpLineList({ help, level: Title = 'h2' }: HelpLineListProps) {
  return (
    <section className="space-y-4">
      <div className="space-y-1.5">
        <Title className={Title === 'h2' ? 'text-2xl' : 'font-semibold'}>{help.title}</Title>
        {help.text && <p className="text-paper-2">{help.text}</p>}
      </div>
      <ul className="space-y-3">
        {help.lines.map(({ name, text, phone, hours, url }) => (
          <li key={name} className="space-y-1 rounded-card bg-blue/12 p-5">
            <p className="font-semibold">{name}</p>
            {text && <p className="text-sm text-paper-2">{text}</p>}
            {hours && <p className="text-sm text-paper-2">{hours}</p>}
            <p className="flex flex-wrap gap-x-6">
              {phone && (
                <Link
                  href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                  className="py-2 font-semibold text-blue-2 tabular-nums underline"
                >
                  {phone.replaceAll(' ', '\u00a0')}
                </Link>
              )}
              {url && (
                <Link href={url} newTab className="py-2 text-blue-2 underline">
                  {siteName(url)}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function siteName(url: string): string {
  return parseUrl(url)?.host ?? url;
}

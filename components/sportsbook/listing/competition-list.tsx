import { Link } from '#components/ui/actions/link.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SportsLink, SportsPlace } from '#lib/sportsbook/listing/place.ts';

interface CompetitionListProps {
  readonly context: PageContext;
  readonly regions: SportsPlace['regions'];
}

/** The competitions of a sport or region, by region. */
export function CompetitionList({ context, regions }: CompetitionListProps) {
  const root = `/${context.locale.locale}`;
  const link = ({ name, path }: SportsLink, className: string) => (
    <Link href={root + path} className={className}>
      {name}
    </Link>
  );
  return (
    <section aria-labelledby="sports-competitions" className="space-y-4">
      <h2 id="sports-competitions" className="text-xl">
        {getTranslator(context.locale, 'sports')('competitions')}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-3 lg:grid-cols-4">
        {regions.map(({ region, competitions }) => (
          <li key={region.path} className="space-y-1">
            <h3 className="font-sans text-sm font-semibold text-paper-3">
              {link(region, '-my-0.5 inline-flex min-h-10 items-center hover:text-paper hover:underline')}
            </h3>
            <ul>
              {competitions.map((competition) => (
                <li key={competition.path}>
                  {link(
                    competition,
                    '-my-0.5 inline-flex min-h-10 items-center text-sm text-paper hover:text-brass-2 hover:underline',
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

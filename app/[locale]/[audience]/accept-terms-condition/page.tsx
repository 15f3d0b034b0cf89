import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Prose } from '#components/content/prose.tsx';
import { AcceptTerms } from '#components/terms/accept-terms.tsx';
import { Link } from '#components/ui/link.tsx';
import { siteName } from '#lib/content/brand.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { readTerms } from '#lib/content/terms.ts';
import { translator, wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${wordsOf(locale, 'terms').title} · ${siteName}`, robots: { index: false } };
}

/** TRM-03: what has changed, the whole text, and the player's word on it. */
export default async function AcceptTermsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const terms = await readTerms(context);
  if (!terms) notFound();
  const { locale } = context;
  const words = wordsOf(locale, 'terms');
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <div className="w-full max-w-3xl space-y-10">
        <header className="space-y-3">
          <h1 className="text-3xl">{words.title}</h1>
          <p className="text-lg text-paper-2">{words.intro}</p>
        </header>
        <section aria-labelledby="changes" className="lit space-y-6 rounded-card p-5 md:p-8">
          <div>
            <h2 id="changes" className="text-xl">
              {words.changes}
            </h2>
            <p className="mt-1 text-sm text-paper-3">{translator(locale, 'terms')('version', { version: terms.version })}</p>
            <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-brass">
              {terms.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
          <AcceptTerms home={`/${locale.locale}`} version={terms.version} words={words} errors={wordsOf(locale, 'errors')} />
        </section>
        <section aria-labelledby="text" className="space-y-4">
          <h2 id="text" className="text-2xl">
            {words.whole}
          </h2>
          {terms.href && (
            <p>
              <Link href={terms.href} newTab className="text-brass underline underline-offset-4">
                {words.open}
              </Link>
            </p>
          )}
          <div className="text-paper-2">
            <Prose value={terms.body} size="small" />
          </div>
        </section>
      </div>
    </div>
  );
}

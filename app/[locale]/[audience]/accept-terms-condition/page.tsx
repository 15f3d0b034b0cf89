import { notFound } from 'next/navigation';
import { Prose } from '#components/content/prose.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { AcceptTerms } from '#components/terms/accept-terms.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { readTerms } from '#lib/content/documents/terms.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export const generateMetadata = unlistedMetadata(({ terms }) => terms.title);

/** TRM-03: what has changed, the button to accept it, and the whole text. */
export default async function AcceptTermsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const terms = await readTerms(context);
  if (!terms) notFound();
  const { locale } = context;
  const messages = getMessages(locale, 'terms');
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <div className="w-full max-w-3xl space-y-10">
        <header className="space-y-3">
          <h1 className="text-3xl">{messages.title}</h1>
          <p className="text-lg text-paper-2">{messages.intro}</p>
        </header>
        <section aria-labelledby="changes" className="lit space-y-6 rounded-card p-5 md:p-8">
          <div>
            <h2 id="changes" className="text-xl">
              {messages.changes}
            </h2>
            <p className="mt-1 text-sm text-paper-3">{getTranslator(locale, 'terms')('version', { version: terms.version })}</p>
            <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-brass">
              {terms.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
          <PageMessages locale={locale} names={['terms', 'errors']}>
            <AcceptTerms version={terms.version} errorText={getMessages(locale, 'errors').error_system_error} />
          </PageMessages>
        </section>
        <section aria-labelledby="text" className="space-y-4">
          <h2 id="text" className="text-2xl">
            {messages.whole}
          </h2>
          {terms.href && (
            <p>
              <Link href={terms.href} newTab className="text-brass underline underline-offset-4">
                {messages.open}
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

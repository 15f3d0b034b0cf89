import { Verification } from '#components/documents/verification.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export const generateMetadata = unlistedMetadata(({ documents }) => documents.title);

/** Open to every player: documents are what lifts a restriction. */
export default async function VerificationPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const documents = getMessages(locale, 'documents');
  const { docsOrigins } = siteConfig();
  return (
    <div className="max-w-3xl space-y-8">
      <div className="max-w-prose space-y-3">
        <h1 className="text-3xl">{documents.title}</h1>
        <p className="text-paper-2">{documents.intro}</p>
      </div>
      <PageMessages locale={locale} names={['documents', 'verificationNeed']}>
        <Verification origins={docsOrigins} />
      </PageMessages>
    </div>
  );
}

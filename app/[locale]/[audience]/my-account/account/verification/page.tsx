import type { Metadata } from 'next';
import { Verification } from '#components/documents/verification.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'documents').title} · Parlour`, robots: { index: false } };
}

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
      <MessagesProvider messages={{ documents, verificationNeed: getMessages(locale, 'verificationNeed') }}>
        <Verification origins={docsOrigins} />
      </MessagesProvider>
    </div>
  );
}

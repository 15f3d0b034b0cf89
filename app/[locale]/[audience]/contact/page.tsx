import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { QuestionList } from '#components/info/question-list.tsx';
import { TextPage } from '#components/info/text-page.tsx';
import { ContactActions } from '#components/support/contact-actions.tsx';
import { excerptOf } from '#lib/content/excerpt.ts';
import { findInfoPage } from '#lib/content/info.ts';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { faqThing, pageThing } from '#lib/content/structured-data.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

async function resolve(params: PageProps['params']) {
  const context = await pageContext(params);
  const page = await findInfoPage(context, 'contactPage', 'contact');
  if (!page) notFound();
  return { context, page };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, page } = await resolve(params);
  return pageMetadata(context, { path: '/contact', title: page.title, description: excerptOf(page.body) });
}

/** RTE-16: how to reach us, and what is asked most. */
export default async function Contact({ params }: PageProps) {
  const { context, page } = await resolve(params);
  const words = translator(context.locale, 'support');
  const contents = translator(context.locale, 'page')('contents');
  return (
    <TextPage title={page.title} body={page.body} labels={{ contents }}>
      <Trail context={context} steps={[{ title: page.title, path: '/contact' }]} />
      <StructuredData thing={pageThing(context, { path: '/contact', title: page.title, type: 'ContactPage' })} />
      <ContactActions locale={context.locale} chat />
      {page.entries.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-2xl">{words('questions')}</h2>
          <QuestionList entries={page.entries} />
          <StructuredData thing={faqThing(page.entries)} />
        </section>
      )}
    </TextPage>
  );
}

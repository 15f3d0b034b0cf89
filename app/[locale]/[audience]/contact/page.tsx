import type { Metadata } from 'next';
import { QuestionList } from '#components/content/info/question-list.tsx';
import { TextPage } from '#components/content/info/text-page.tsx';
import { PageText } from '#components/content/page-text.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { ContactActions } from '#components/support/contact-actions.tsx';
import { SupportHours } from '#components/support/support-hours.tsx';
import { findInfoPage } from '#lib/content/documents/info.ts';
import { hasLiveChat } from '#lib/content/documents/live-chat.ts';
import { excerptOf } from '#lib/content/excerpt.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { faqThing, pageThing } from '#lib/content/pages/structured-data.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

/** Where editors have written none, the page has the ways of contact: screens and messages of every market lead to it. */
async function resolve(params: PageProps['params']) {
  const context = await pageContext(params);
  const page = await findInfoPage(context, 'contactPage', 'contact');
  return { context, page: page ?? { title: getTranslator(context.locale, 'support')('help'), body: [], entries: [] } };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, page } = await resolve(params);
  return pageMetadata(context, { path: '/contact', title: page.title, description: excerptOf(page.body) });
}

/** RTE-16: contact options and frequent questions. */
export default async function Contact({ params }: PageProps) {
  const { context, page } = await resolve(params);
  const t = getTranslator(context.locale, 'support');
  const contents = getTranslator(context.locale, 'page')('contents');
  return (
    <>
      <TextPage title={page.title} body={page.body} labels={{ contents }}>
        <Trail context={context} steps={[{ title: page.title, path: '/contact' }]} />
        <StructuredData thing={pageThing(context, { path: '/contact', title: page.title, type: 'ContactPage' })} />
        <ContactActions locale={context.locale} chat={await hasLiveChat(context.locale.market)} />
        <PageMessages locale={context.locale} names={['support']}>
          <SupportHours />
        </PageMessages>
        {page.entries.length > 0 && (
          <section className="space-y-5">
            <h2 className="text-2xl">{t('questions')}</h2>
            <QuestionList entries={page.entries} />
            <StructuredData thing={faqThing(page.entries)} />
          </section>
        )}
      </TextPage>
      <PageText context={context} path="/contact" />
    </>
  );
}

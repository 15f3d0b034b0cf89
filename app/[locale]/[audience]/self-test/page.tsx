import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageText } from '#components/content/page-text.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { HelpLineList } from '#components/protection/help/help-line-list.tsx';
import { SelfTest } from '#components/protection/self-test/self-test.tsx';
import { findHelpLines, findSelfTest } from '#lib/content/documents/protection.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { pageThing } from '#lib/content/pages/structured-data.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

const path = '/self-test';

async function resolve(params: PageProps['params']) {
  const context = await pageContext(params);
  const [test, help] = await Promise.all([findSelfTest(context), findHelpLines(context)]);
  if (!test) notFound();
  return { context, test, help };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, test } = await resolve(params);
  return pageMetadata(context, { path, title: test.title, description: test.intro });
}

/** A questionnaire for visitors and players, which is scored in the browser, and who helps. */
export default async function SelfTestPage({ params }: PageProps) {
  const { context, test, help } = await resolve(params);
  const { locale, audience } = context;
  const tools = audience === 'visitor' ? '/responsible-gambling' : '/my-account/gambling-limits';
  return (
    <>
      <div className="page max-w-3xl space-y-12 py-10 md:py-16">
        <div className="space-y-8">
          <header className="space-y-3">
            <h1 className="text-3xl md:text-4xl">{test.title}</h1>
            <p className="text-paper-2">{test.intro}</p>
          </header>
          <PageMessages locale={locale} names={['selfTest']}>
            <SelfTest test={test} toolsHref={`/${locale.locale}${tools}`} />
          </PageMessages>
        </div>
        {help && <HelpLineList help={help} />}
      </div>
      <PageText context={context} path={path} />
      <Trail context={context} steps={[{ title: test.title, path }]} />
      <StructuredData thing={pageThing(context, { path, title: test.title })} />
    </>
  );
}

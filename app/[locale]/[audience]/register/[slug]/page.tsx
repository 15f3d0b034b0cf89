import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageText } from '#components/content/page-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { RegistrationLandingView } from '#components/pages/registration-landing-page.tsx';
import { findRegistrationLanding } from '#lib/content/documents/registration/registration-landing.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';

async function resolve(params: PageProps<{ slug: string }>['params']) {
  const [context, { slug }] = await Promise.all([pageContext(params), params]);
  const landing = await findRegistrationLanding(context, slug);
  if (!landing) notFound();
  return { context, landing, path: `/register/${slug}` };
}

export async function generateMetadata({ params }: PageProps<{ slug: string }>): Promise<Metadata> {
  const { context, landing, path } = await resolve(params);
  return pageMetadata(context, { path, title: landing.title, description: landing.hero.text, picture: landing.hero.picture });
}

/** CNT-19: a landing page with a link to registration. */
export default async function RegistrationLanding({ params }: PageProps<{ slug: string }>) {
  const { context, landing, path } = await resolve(params);
  return (
    <>
      <RegistrationLandingView context={context} landing={landing} />
      <PageText context={context} path={path} className="mt-20 md:mt-28" />
      <Trail context={context} steps={[{ title: landing.title, path }]} />
    </>
  );
}

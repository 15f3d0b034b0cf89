import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LandingSections } from '#components/content/landing/landing-sections.tsx';
import { PageText } from '#components/content/page-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { excerptOf } from '#lib/content/excerpt.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { LandingPage } from '#lib/content/types.ts';
import { campaignButton } from './campaign-button.tsx';

/** A kind of landing page; `find` takes the last segment of its path. */
export interface LandingKind {
  readonly prefix: string;
  readonly find: (context: PageContext, key: string) => Promise<LandingPage | undefined>;
}

async function resolve(kind: LandingKind, params: Promise<PageParams>, key: string) {
  const context = await pageContext(params);
  const landing = await kind.find(context, key);
  if (!landing) notFound();
  return { context, landing };
}

export async function landingMetadata(kind: LandingKind, params: Promise<PageParams>, key: string): Promise<Metadata> {
  const { context, landing } = await resolve(kind, params, key);
  const hero = landing.sections.find((section) => section.kind === 'hero');
  const text = landing.sections.find((section) => section.kind === 'text');
  return pageMetadata(context, {
    path: `${kind.prefix}/${key}`,
    title: landing.title,
    description: hero?.text || (text && excerptOf(text.body)),
    picture: hero?.picture,
  });
}

/** RTE-04, RTE-05: the sections of a landing page. */
export async function LandingRoute({ kind, params, slug }: { kind: LandingKind; params: Promise<PageParams>; slug: string }) {
  const { context, landing } = await resolve(kind, params, slug);
  const [first] = landing.sections;
  const { campaignId, title } = landing;
  const path = `${kind.prefix}/${slug}`;
  const fallback = first?.kind === 'hero' ? first.action : null;
  return (
    <>
      {landing.sections[0]?.kind !== 'hero' && <h1 className="page pt-10 text-3xl md:pt-16 md:text-4xl">{landing.title}</h1>}
      <LandingSections
        context={context}
        sections={landing.sections}
        button={campaignButton(context, { campaignId, title, fallback })}
      />
      <PageText context={context} path={path} className="mt-20 md:mt-28" />
      <Trail context={context} steps={[{ title: landing.title, path }]} />
    </>
  );
}

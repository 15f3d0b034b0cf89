import type { Metadata } from 'next';
import { LandingRoute, landingMetadata } from '#components/pages/landing-page.tsx';
import { findLanding } from '#lib/content/documents/landing.ts';
import type { PageProps } from '#lib/content/pages/page.ts';

const kind = { prefix: '/landing', find: findLanding };

export async function generateMetadata({ params }: PageProps<{ id: string }>): Promise<Metadata> {
  return landingMetadata(kind, params, (await params).id);
}

export default async function Landing({ params }: PageProps<{ id: string }>) {
  return <LandingRoute kind={kind} params={params} slug={(await params).id} />;
}

import type { Metadata } from 'next';
import { LandingRoute, landingMetadata } from '#components/pages/landing-page.tsx';
import { findLanding } from '#lib/content/documents/landing.ts';
import type { PageParams } from '#lib/content/pages/page.ts';

interface PageProps {
  readonly params: Promise<PageParams & { id: string }>;
}

const kind = { prefix: '/landing', find: findLanding };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return landingMetadata(kind, params, (await params).id);
}

export default async function Landing({ params }: PageProps) {
  return <LandingRoute kind={kind} params={params} slug={(await params).id} />;
}

import type { Metadata } from 'next';
import { LandingRoute, landingMetadata } from '#components/landing/landing-route.tsx';
import { findPromoLanding } from '#lib/content/landing.ts';
import type { PageParams } from '#lib/content/page.ts';

interface PageProps {
  readonly params: Promise<PageParams & { slug: string }>;
}

const kind = { prefix: '/promo', find: findPromoLanding };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return landingMetadata(kind, params, (await params).slug);
}

export default async function Promo({ params }: PageProps) {
  return <LandingRoute kind={kind} params={params} slug={(await params).slug} />;
}

import type { Metadata } from 'next';
import { LandingRoute, landingMetadata } from '#components/pages/landing-page.tsx';
import { findPromoLanding } from '#lib/content/documents/landing.ts';
import type { PageProps } from '#lib/content/pages/page.ts';

const kind = { prefix: '/promo', find: findPromoLanding };

export async function generateMetadata({ params }: PageProps<{ slug: string }>): Promise<Metadata> {
  return landingMetadata(kind, params, (await params).slug);
}

export default async function Promo({ params }: PageProps<{ slug: string }>) {
  return <LandingRoute kind={kind} params={params} slug={(await params).slug} />;
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MarketMethodsView } from '#components/cashier/market-methods-view.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { excerptOf } from '#lib/content/excerpt.ts';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { findPaymentMethodsPage } from '#lib/content/payment-methods.ts';
import { localeOfRoute } from '#lib/market/market-route.ts';

interface PageProps {
  readonly params: Promise<PageParams & { route: string }>;
}

async function resolve(params: PageProps['params']) {
  const [context, { route }] = await Promise.all([pageContext(params), params]);
  const own = localeOfRoute(route);
  const page = own && (await findPaymentMethodsPage(context, own));
  if (!page) notFound();
  return { context, own, page, path: `/payment-methods/${route}` };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, own, page, path } = await resolve(params);
  return pageMetadata(context, { path, title: page.title, description: excerptOf(page.intro), canonicalLocale: own.locale });
}

/** RTE-17: the ways to pay of any market, read from any other. */
export default async function MarketMethods({ params }: PageProps) {
  const { context, own, page, path } = await resolve(params);
  return (
    <>
      <MarketMethodsView reader={context.locale} own={own} page={page} />
      <Trail context={context} steps={[{ title: page.title, path }]} />
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageText } from '#components/content/page-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { MarketMethodsView } from '#components/pages/payment-methods-page.tsx';
import { findPaymentMethodsPage } from '#lib/content/documents/payment-methods.ts';
import { excerptOf } from '#lib/content/excerpt.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { localeOfRoute } from '#lib/core/market/market-route.ts';

async function resolve(params: PageProps<{ route: string }>['params']) {
  const [context, { route }] = await Promise.all([pageContext(params), params]);
  const marketLocale = localeOfRoute(route);
  const page = marketLocale && (await findPaymentMethodsPage(context, marketLocale));
  if (!page) notFound();
  return { context, marketLocale, page, path: `/payment-methods/${route}` };
}

export async function generateMetadata({ params }: PageProps<{ route: string }>): Promise<Metadata> {
  const { context, marketLocale, page, path } = await resolve(params);
  return pageMetadata(context, {
    path,
    title: page.title,
    description: excerptOf(page.intro),
    canonicalLocale: marketLocale.locale,
  });
}

/** RTE-17: the payment methods of any market, in every locale. */
export default async function MarketMethods({ params }: PageProps<{ route: string }>) {
  const { context, marketLocale, page, path } = await resolve(params);
  return (
    <>
      <MarketMethodsView pageLocale={context.locale} marketLocale={marketLocale} page={page} />
      <PageText context={context} path={path} />
      <Trail context={context} steps={[{ title: page.title, path }]} />
    </>
  );
}

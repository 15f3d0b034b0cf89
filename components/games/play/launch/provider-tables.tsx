import { useMessages } from '#lib/core/i18n/client.tsx';
import { OtherTables } from './other-tables.tsx';

export function ProviderTables({ slug }: { readonly slug: string }) {
  const messages = useMessages('play');
  return <OtherTables table={slug} group="provider" title={messages.providerTables} />;
}

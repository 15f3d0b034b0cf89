import { EmptyState } from '#components/ui/status/empty-state.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export function NoEvents({ context }: { readonly context: PageContext }) {
  return <EmptyState icon="sports" title={getTranslator(context.locale, 'sports')('empty')} />;
}

import { useQuery } from '@tanstack/react-query';
import type { Messages, Namespace } from './catalog-types.ts';
import { useLocale } from './client.tsx';
import { loadMessages } from './load-messages.ts';

/** Namespaces that a page does not send, loaded in the browser; undefined before they are there. */
export function useLoadedMessages<const Space extends Namespace>(...namespaces: readonly Space[]) {
  const { catalogLanguage } = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ['messages', catalogLanguage, ...namespaces],
    queryFn: async () => {
      const load = async (namespace: Space) => [namespace, await loadMessages(catalogLanguage, namespace)] as const;
      return Object.fromEntries(await Promise.all(namespaces.map(load))) as Pick<Messages, Space>;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { messages: data, isError, refetch };
}

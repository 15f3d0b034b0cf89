'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { SidePanel } from '#components/ui/overlay/side-panel.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { pictureUrl } from '#lib/content/picture.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { findGames } from '#lib/games/catalog/search.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** LOB-09, LOB-10: selects providers; its button shows the number of results, which are already on the page behind. */
export function FilterPanel() {
  const { lobby, t } = useLobbyContext();
  const messages = useMessages('tiles');
  const { known, failed, retry } = useCatalogue(lobby);
  const text = useLobbyStore((state) => state.text);
  const selected = useLobbyStore((state) => state.providers);
  const close = () => changeLobby({ filterOpen: false });
  const count = known ? findGames(known.index, { text, providers: new Set(selected) }).length : 0;
  const select = (key: string, isOn: boolean) =>
    changeLobby({ providers: isOn ? [...selected, key] : selected.filter((one) => one !== key), mine: false });
  return (
    <SidePanel
      open
      onOpenChange={(open) => !open && close()}
      title={messages.filter}
      description={messages.filterText}
      closeLabel={messages.close}
    >
      {failed && (
        <div className="space-y-3">
          <p role="alert" className="text-sm text-coral">
            {messages.searchFailed}
          </p>
          <Button tone="secondary" onClick={retry}>
            {messages.again}
          </Button>
        </div>
      )}
      <fieldset className="min-h-48">
        <legend className="mb-2 text-sm font-semibold text-paper-2">{messages.providers}</legend>
        {!known && !failed && [1, 2, 3, 4].map((row) => <Skeleton key={row} className="my-2 h-7 rounded-sm" />)}
        {known?.providers.map(({ key, label, mark }) => (
          <Checkbox
            key={key}
            label={
              <span className="flex items-center gap-3 font-medium tracking-wide text-paper">
                {mark && (
                  // biome-ignore lint/performance/noImgElement: a small picture of the content service, already of the right size.
                  <img src={pictureUrl(mark, { width: 28, height: 28 })} alt="" width={28} height={28} className="rounded-sm" />
                )}
                {label}
              </span>
            }
            checked={selected.includes(key)}
            onChange={(event) => select(key, event.target.checked)}
          />
        ))}
      </fieldset>
      <div className="mt-8 flex gap-3">
        <Button tone="quiet" disabled={selected.length === 0} onClick={() => changeLobby({ providers: [] })}>
          {messages.untickAll}
        </Button>
        <Button wide disabled={!known} onClick={close}>
          {known ? t('showFound', { count }) : messages.searching}
        </Button>
      </div>
    </SidePanel>
  );
}

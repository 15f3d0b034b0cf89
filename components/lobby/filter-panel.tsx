'use client';

import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { SidePanel } from '#components/ui/side-panel.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { findGames } from '#lib/lobby/search.ts';
import { changeLobby, useLobby } from '#lib/lobby/store.ts';
import type { TilePlace } from './tile-place.ts';
import { useCatalogue } from './use-catalogue.ts';

/** LOB-09, LOB-10: providers to tick; what they leave is counted at once and shown behind the panel. */
export function FilterPanel({ place }: { readonly place: TilePlace }) {
  const { words } = place;
  const { known, failed, retry } = useCatalogue(place.locale, place.lobby);
  const text = useLobby((state) => state.text);
  const ticked = useLobby((state) => state.providers);
  const say = createTranslator({ locale: place.tag, messages: words });
  const close = () => changeLobby({ filterOpen: false });
  const count = known ? findGames(known.index, { text, providers: new Set(ticked) }).length : 0;
  const tick = (key: string, isOn: boolean) =>
    changeLobby({ providers: isOn ? [...ticked, key] : ticked.filter((one) => one !== key), mine: false });
  return (
    <SidePanel
      open
      onOpenChange={(open) => !open && close()}
      title={words.filter}
      description={words.filterText}
      closeLabel={words.close}
    >
      {failed && (
        <div className="space-y-3">
          <p role="alert" className="text-sm text-coral">
            {words.searchFailed}
          </p>
          <Button tone="secondary" onClick={retry}>
            {words.again}
          </Button>
        </div>
      )}
      <fieldset className="min-h-48">
        <legend className="mb-2 text-sm font-semibold text-paper-2">{words.providers}</legend>
        {!known && !failed && [1, 2, 3, 4].map((row) => <Skeleton key={row} className="my-2 h-7 rounded-sm" />)}
        {known?.providers.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={<span className="font-medium tracking-wide text-paper">{label}</span>}
            checked={ticked.includes(key)}
            onChange={(event) => tick(key, event.target.checked)}
          />
        ))}
      </fieldset>
      <div className="mt-8 flex gap-3">
        <Button tone="quiet" disabled={ticked.length === 0} onClick={() => changeLobby({ providers: [] })}>
          {words.untickAll}
        </Button>
        <Button wide disabled={!known} onClick={close}>
          {known ? say('showFound', { count }) : words.searching}
        </Button>
      </div>
    </SidePanel>
  );
}

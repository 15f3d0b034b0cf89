'use client';

import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Switch } from '#components/ui/form/switch.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { type CookieOptions, cookieGroups } from '#lib/consent/rules.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

export interface CookiePanelProps {
  readonly open: boolean;
  readonly options: CookieOptions;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSave: (options: CookieOptions) => void;
}

/** CKI-01, CKI-04: the three groups, each with its purpose; essential cookies are always on. Needs the namespace `consent`. */
export function CookiePanel({ open, options, onOpenChange, onSave }: CookiePanelProps) {
  const messages = useMessages('consent');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.settings}
      description={messages.settingsText}
      closeLabel={messages.close}
    >
      <CookieForm options={options} onSave={onSave} />
    </Dialog>
  );
}

/** Mounted when the panel opens, so that it always starts with the current choice. */
function CookieForm({ options, onSave }: Pick<CookiePanelProps, 'options' | 'onSave'>) {
  const messages = useMessages('consent');
  const [chosen, setChosen] = useState(options);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosen);
      }}
      className="space-y-6"
    >
      <ul className="divide-y divide-paper/8 border-y border-paper/8">
        {cookieGroups.map((group) => (
          <li key={group}>
            <Switch
              label={messages[group]}
              text={
                <>
                  {messages[`${group}Text`]}
                  {group === 'essentials' && <span className="block pt-1 text-xs text-paper-3">{messages.alwaysOn}</span>}
                </>
              }
              checked={chosen[group]}
              disabled={group === 'essentials'}
              onChange={(event) => setChosen({ ...chosen, [group]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" size="large" wide>
        {messages.save}
      </Button>
    </form>
  );
}

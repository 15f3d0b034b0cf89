'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { type CookieOptions, cookieGroups } from '#lib/consent/rules.ts';
import type { ConsentWords } from './consent-words.ts';

export interface CookiePanelProps {
  readonly words: ConsentWords;
  readonly open: boolean;
  /** What the panel begins with. */
  readonly options: CookieOptions;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSave: (options: CookieOptions) => void;
}

/** CKI-01, CKI-04: the three groups, each with what it is for; the essentials are on and stay on. */
export function CookiePanel({ words, open, options, onOpenChange, onSave }: CookiePanelProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.settings}
      description={words.settingsText}
      closeLabel={words.close}
    >
      <CookieForm words={words} options={options} onSave={onSave} />
    </Dialog>
  );
}

/** Mounted with the open panel, so that each opening begins with the choice in force. */
function CookieForm({ words, options, onSave }: Pick<CookiePanelProps, 'words' | 'options' | 'onSave'>) {
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
              label={words[group]}
              text={
                <>
                  {words[`${group}Text`]}
                  {group === 'essentials' && <span className="block pt-1 text-xs text-paper-3">{words.alwaysOn}</span>}
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
        {words.save}
      </Button>
    </form>
  );
}

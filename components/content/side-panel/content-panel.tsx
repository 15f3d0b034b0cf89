'use client';

import type { ComponentType, MouseEvent } from 'react';
import { Prose } from '#components/content/prose.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import { SidePanel } from '#components/ui/overlay/side-panel.tsx';
import type { SidePanelContent } from '#lib/content/types.ts';
import { callSite } from '#lib/core/api/browser.ts';

export interface ContentPanelProps {
  readonly open: boolean;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Called when a link in the panel is followed. */
  readonly onLeave: () => void;
}

/** A side panel of a locale as a component. Rejects if it cannot be loaded or does not exist. */
export async function prepareSidePanel(locale: string, slug: string): Promise<ComponentType<ContentPanelProps>> {
  const content = await callSite<SidePanelContent | null>(`/api/content/side-panel?locale=${locale}&slug=${slug}`);
  if (!content) throw new Error(`There is no side panel ${slug}.`);
  return (props) => <ContentPanel {...props} content={content} />;
}

function ContentPanel({
  content,
  open,
  closeLabel,
  onClose,
  onLeave,
}: ContentPanelProps & { readonly content: SidePanelContent }) {
  const { title, body, picture, action } = content;
  /** A followed link leaves the page, or opens another panel or dialog. */
  const closeForLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([target])')) onLeave();
  };
  return (
    <SidePanel open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={closeLabel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link also clicks it. */}
      <div className="space-y-6" onClick={closeForLink}>
        {picture && (
          <div className="relative aspect-[16/9] overflow-hidden rounded-md bg-ink">
            <Picture picture={picture} sizes="(min-width: 480px) 360px, 86vw" widths={[360, 480]} ratio={16 / 9} fill />
          </div>
        )}
        <Prose value={body} size="small" />
        {action && (
          <ButtonLink href={action.href} newTab={action.newTab} size="large" wide>
            {action.label}
          </ButtonLink>
        )}
      </div>
    </SidePanel>
  );
}

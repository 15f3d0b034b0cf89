import { type Child, h, type Props, type VNode } from '../dom/vnode.ts';
import { openPath } from '../state/navigate.ts';

/** A link to a view of the sportsbook. */
export function link(path: string, props: Props, ...children: readonly Child[]): VNode {
  const onclick = (event: Event) => {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    // A change of the hash would add an entry to the history of the page around the frame.
    event.preventDefault();
    openPath(path);
  };
  return h('a', { ...props, href: `#${path}`, onclick }, children);
}

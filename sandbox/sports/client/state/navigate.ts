import { isNarrow } from '../shared/frame-size.ts';
import { sendToSite } from '../shared/site.ts';
import { loadView } from './load.ts';
import { pathOf, readRoute } from './route.ts';
import { getState, setState } from './store.ts';

let shouldFocus = false;

/** Opens a view that the player chose, and reports it to the site. */
export function openPath(path: string): void {
  const isNew = path !== pathOf(getState().route);
  showPath(path);
  if (isNew) sendToSite({ type: 'sb.route', payload: { path: pathOf(getState().route) } });
}

/** Opens a view that the site asked for. */
export function showPath(path: string): void {
  const route = readRoute(path);
  shouldFocus = true;
  setState({ route, status: 'loading', shown: [], isSlipOpen: false, cashOut: undefined });
  if (isNarrow()) window.scrollTo(0, 0);
  void loadView();
}

/** After a change of view: moves focus to its heading, once it is there. */
export function focusNewView(): void {
  if (!shouldFocus) return;
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  shouldFocus = false;
  heading.focus({ preventScroll: true });
}

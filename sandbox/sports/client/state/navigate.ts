import { sendToSite } from '../shared/site.ts';
import { loadView } from './load.ts';
import { pathOf, type Route, readRoute } from './route.ts';
import { getState, setState } from './store.ts';

let shouldFocus = false;

/** Opens a view that the player chose. The site gets its address at once, and its title when the view is there. */
export function openPath(path: string): void {
  const isNew = path !== pathOf(getState().route);
  showPath(path);
  if (isNew) reportView();
}

/** Reports the view to the site; `title` once it is known. */
export function reportView(title?: string): void {
  const text = title?.slice(0, 120);
  sendToSite({ type: 'sb.route', payload: { path: pathOf(getState().route), ...(text && { title: text }) } });
}

/** Opens a view that the site asked for. */
export function showPath(path: string): void {
  const route = readRoute(path);
  shouldFocus = true;
  const closed = { search: undefined, isSlipOpen: false, cashOut: undefined, favouriteProblem: undefined };
  setState({ route, status: 'loading', shown: [], firstFavourites: getState().favourites, ...closed });
  void loadView();
}

let reported: Route | undefined;

/** Once a view has been read: reports it with its title, and moves focus to its heading after a change of view. */
export function finishView(): void {
  const { route, status } = getState();
  if (status === 'loading') return;
  if (reported !== route) {
    reported = route;
    const title = document.querySelector('main h1');
    const isNamed = route.view === 'list' || (route.view === 'event' && status === 'ready');
    reportView(isNamed ? (title?.getAttribute('data-title') ?? undefined) : undefined);
  }
  if (!shouldFocus) return;
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  shouldFocus = false;
  heading.focus({ preventScroll: true });
}

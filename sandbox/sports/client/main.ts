import { patch } from './dom/patch.ts';
import { forgetPlayersFavourites, loadFavourites } from './favourites/favourite-actions.ts';
import { openSlipLink } from './share/refill.ts';
import { onExpired } from './shared/api.ts';
import { facts } from './shared/facts.ts';
import { openFeed } from './shared/feed.ts';
import { onNarrowChange, setViewport, watchSize } from './shared/frame-size.ts';
import { listenToSite, type SlipReport, sendToSite } from './shared/site.ts';
import { emptySlip } from './slip/slip.ts';
import { fetchOutcomes, openSlip } from './slip/slip-actions.ts';
import { slipReport } from './slip/slip-view.ts';
import { applySiteBalance } from './state/balance.ts';
import { handleFeed } from './state/live.ts';
import { loadFirstMe, loadMe, loadSlipEvents, loadSports, loadView, reload, watchedEvents } from './state/load.ts';
import { finishView, showPath } from './state/navigate.ts';
import { emptyList } from './state/state.ts';
import { getState, onChange, setState } from './state/store.ts';
import { appView } from './views/app-view.ts';

const rereadMs = 30_000;

const page = document.createElement('div');
page.className = 'page';
document.body.append(page);

const feed = openFeed({
  message(message) {
    handleFeed(message);
    if (message.type === 'expired') expire();
  },
  isConnected: (isConnected) => {
    if (getState().isConnected !== isConnected) setState({ isConnected });
  },
  // Changes of the time without a connection were missed.
  reconnected: () => void Promise.all([loadView(), loadSports(), loadMe(), loadSlipEvents()]),
});

function render(): void {
  patch(page, appView(getState()));
  feed.watch(watchedEvents());
  finishView();
  measure();
  reportSlip(slipReport(getState()));
}

let reported = '';
function reportSlip(payload: SlipReport): void {
  const text = JSON.stringify(payload);
  if (text === reported) return;
  reported = text;
  sendToSite({ type: 'sb.slip', payload });
}

const measure = watchSize(page);
onChange(render);
onNarrowChange(render);

function expire(): void {
  if (getState().isExpired) return;
  setState({ isExpired: true });
  feed.stop();
  sendToSite({ type: 'sb.expired', payload: {} });
}
onExpired(expire);

function closePlayer(): void {
  const { me } = getState();
  const lists = { open: emptyList, settled: emptyList };
  const withoutPlayer = me && { me: { ...me, player: null } };
  setState({
    ...withoutPlayer,
    bets: new Map(),
    lists,
    receipts: [],
    cashOut: undefined,
    slipNotice: undefined,
    shared: undefined,
    slip: emptySlip,
    attempts: [],
  });
  forgetPlayersFavourites();
}

listenToSite(({ type, payload }) => {
  if (type === 'sb.navigate') showPath(payload.path);
  else if (type === 'sb.viewport') setViewport(payload);
  else if (type === 'sb.showOdds') setState({ oddsFormat: payload.format });
  else if (type === 'sb.fillSlip') openSlipLink(payload.selections);
  else if (type === 'sb.showSlip') openSlip(payload.isOpen);
  else if (type === 'sb.balanceUpdate') setState(applySiteBalance(getState(), payload, facts.currency));
  else closePlayer();
});

render();
setInterval(() => {
  if (document.hidden) return;
  // How old the view is changes without a message.
  render();
  void reload();
}, rereadMs);
const slipEvents = loadSlipEvents();
if (getState().attempts.length > 0) void fetchOutcomes();
const favourites = loadFavourites();
const me = loadFirstMe();
// A visitor has no bets to ask for.
const view = getState().route.view === 'bets' ? me.then(loadView) : loadView();
await Promise.all([me, view, favourites, loadSports()]);
sendToSite({ type: 'sb.ready', payload: {} });
await slipEvents;

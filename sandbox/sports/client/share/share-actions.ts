import { facts, getMessage } from '../shared/facts.ts';
import { setState } from '../state/store.ts';
import { writeSlipLink } from './slip-link.ts';

/** Where the browser has a dialog for sending links. */
export const canSend = typeof navigator.share === 'function';

/** Copies the link of a betslip. `place`: the slip, or the bet. */
export async function copyLink(place: string, selectionIds: readonly string[]): Promise<void> {
  const url = writeSlipLink(facts.site, selectionIds);
  const isCopied = await write(url);
  setState({ shared: { place, url, isCopied } });
  setTimeout(() => {
    document.querySelector('.shared:not(:empty)')?.scrollIntoView({ block: 'nearest' });
    // A browser that does not allow it leaves the copying to the player.
    document.querySelector<HTMLInputElement>('.shared input')?.select();
  });
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the browser's dialog for sending a link; copies it where that fails. */
export async function sendLink(place: string, selectionIds: readonly string[]): Promise<void> {
  try {
    await navigator.share({ title: getMessage('slip'), url: writeSlipLink(facts.site, selectionIds) });
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) await copyLink(place, selectionIds);
  }
}

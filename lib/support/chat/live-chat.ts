import { callSite } from '#lib/core/api/browser.ts';
import type { ChatPlayer, ChatSettings } from './contract.ts';
import { type ConversationField, loadMessenger, type Messenger, setChatLocale } from './messenger.ts';
import { type ChatState, isMessengerVisible } from './rules.ts';
import { useChatStore } from './store.ts';
import { storedChat } from './stored-chat.ts';

interface ChatLocale {
  readonly locale: string;
  readonly market: string;
  readonly catalogLanguage: string;
}

const openTimeoutMs = 12_000;

let preparing: Promise<Messenger> | undefined;
let state = storedChat.read() ?? { isHome: false, unread: 0, isOpen: false };

function change(next: Partial<typeof state>): void {
  state = { ...state, ...next };
  storedChat.write(state);
  window.zE?.('messenger', isMessengerVisible(state) ? 'show' : 'hide');
}

/** CHT-04, XTR-01: undefined for a visitor, and where the player is not known now; the chat works without. */
async function readPlayer(): Promise<ChatPlayer | undefined> {
  if (document.documentElement.dataset.audience === 'visitor') return undefined;
  return callSite<ChatPlayer>('/api/support/chat-player').catch(() => undefined);
}

async function identify(messenger: Messenger, locale: string): Promise<void> {
  const player = await readPlayer();
  const fields: ConversationField[] = [{ id: 'locale', value: locale }];
  if (player?.token) {
    fields.push({ id: 'playerId', value: player.playerId });
    let next: Promise<ChatPlayer | undefined> | undefined = Promise.resolve(player);
    messenger('messenger', 'loginUser', async (pass) => {
      // The messenger asks again once a token has expired.
      const current = await (next ?? readPlayer());
      next = undefined;
      if (current?.token) pass(current.token);
    });
  }
  messenger('messenger:set', 'conversationFields', fields);
}

/** CHT-02: the language comes first, and the messenger is hidden until it is opened. */
async function prepare({ locale, market, catalogLanguage }: ChatLocale): Promise<Messenger> {
  const chat = await callSite<ChatSettings>(`/api/support/chat?market=${market}`);
  if (!chat) throw new Error('The market has no live chat.');
  const messenger = await loadMessenger(chat);
  setChatLocale(catalogLanguage);
  messenger('messenger', 'hide');
  messenger('messenger:on', 'open', () => {
    change({ isOpen: true });
    useChatStore.setState({ status: 'open' });
  });
  messenger('messenger:on', 'close', () => {
    change({ isOpen: false });
    if (useChatStore.getState().status !== 'failed') useChatStore.setState({ status: 'closed' });
  });
  messenger('messenger:on', 'unreadMessages', (unread) => change({ unread }));
  await identify(messenger, locale);
  return messenger;
}

async function prepareOnce(locale: ChatLocale): Promise<Messenger> {
  preparing ??= prepare(locale);
  try {
    return await preparing;
  } catch (error) {
    preparing = undefined;
    throw error;
  }
}

/** Opens the messenger, and loads it first. The store has the outcome; nothing is thrown. */
export async function openChat(locale: ChatLocale): Promise<void> {
  const { status } = useChatStore.getState();
  if (status === 'open' || status === 'loading') return;
  useChatStore.setState({ status: 'loading' });
  const failUnlessOpen = () => {
    if (useChatStore.getState().status !== 'loading') return;
    useChatStore.setState({ status: 'failed' });
    // Its frame would cover a phone.
    window.zE?.('messenger', 'close');
    change({ isOpen: false });
  };
  try {
    const messenger = await prepareOnce(locale);
    messenger('messenger', 'show');
    messenger('messenger', 'open');
    setTimeout(failUnlessOpen, openTimeoutMs);
  } catch {
    failUnlessOpen();
  }
}

/** CHT-06: shows or hides the messenger for the page that the tab shows now, and for unread messages that the server counts. */
export async function followPage(page: Pick<ChatState, 'isHome'> & Partial<ChatState>, locale: ChatLocale): Promise<void> {
  change(page);
  if (state.isOpen) await openChat(locale);
  else if (isMessengerVisible(state))
    await prepareOnce(locale).then(
      () => change({}),
      () => undefined,
    );
}

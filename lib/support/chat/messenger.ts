export interface ConversationField {
  readonly id: string;
  readonly value: string;
}

type VisibilityCommand = 'show' | 'hide' | 'open' | 'close';

/** The client API of the messenger, as its script defines it. */
export interface Messenger {
  (namespace: 'messenger', command: VisibilityCommand): void;
  (namespace: 'messenger', command: 'loginUser', provide: (pass: (token: string) => void) => void): void;
  (namespace: 'messenger:on', event: 'open' | 'close', listener: () => void): void;
  (namespace: 'messenger:on', event: 'unreadMessages', listener: (count: number) => void): void;
  (namespace: 'messenger:set', setting: 'locale', locale: string): void;
  (namespace: 'messenger:set', setting: 'conversationFields', fields: readonly ConversationField[]): void;
}

declare global {
  interface Window {
    zE?: Messenger;
  }
}

/** The id by which the messenger's script finds itself. */
const scriptId = 'ze-snippet';
const timeoutMs = 12_000;

/** CHT-01: loads the messenger's script with the site's key. After a failure, another call tries again. */
export function loadMessenger({ url, key }: { readonly url: string; readonly key: string }): Promise<Messenger> {
  if (window.zE) return Promise.resolve(window.zE);
  return new Promise((resolve, reject) => {
    const src = `${url}/ekr/snippet.js?key=${encodeURIComponent(key)}`;
    const script = Object.assign(document.createElement('script'), { id: scriptId, src, async: true });
    const settle = () => {
      clearTimeout(timer);
      if (window.zE) return resolve(window.zE);
      script.remove();
      reject(new Error('The messenger could not be loaded.'));
    };
    const timer = setTimeout(settle, timeoutMs);
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    document.head.append(script);
  });
}

/** CHT-05: sets the messenger's language; without a messenger it only warns. */
export function setChatLocale(language: string): void {
  if (window.zE) window.zE('messenger:set', 'locale', language);
  else console.warn('The messenger is not loaded, so its language was not set.');
}

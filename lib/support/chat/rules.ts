export interface ChatState {
  /** Whether the tab shows the front page. */
  readonly isHome: boolean;
  readonly unread: number;
  readonly isOpen: boolean;
}

/** CHT-06: on the front page unread messages show the messenger; elsewhere only an open one is visible. */
export function isMessengerVisible({ isHome, unread, isOpen }: ChatState): boolean {
  return isOpen || (isHome && unread > 0);
}

/** Whether a page loads the messenger's script by itself: it was open before the page was loaded, or unread messages wait. */
export function resumesChat(state: ChatState | undefined, isHome: boolean): boolean {
  return state !== undefined && isMessengerVisible({ ...state, isHome });
}

import { create } from 'zustand';

export type ChatStatus = 'idle' | 'loading' | 'open' | 'closed' | 'failed';

/** CHT-03: what the messenger last reported. */
export const useChatStore = create<{ readonly status: ChatStatus }>(() => ({ status: 'idle' }));

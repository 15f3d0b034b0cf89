import type en from '#messages/en.json';

export type Messages = typeof en;
export type Namespace = keyof Messages;

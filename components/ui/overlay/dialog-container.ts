import { createContext, type RefObject } from 'react';

/** The portal target of the dialogs below: a fullscreen element shows nothing outside itself. */
export const DialogContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

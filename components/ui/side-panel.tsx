'use client';

import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';

/** A panel that slides in from the right edge. Load it on demand. */
export function SidePanel(props: Omit<ComponentProps<typeof Dialog>, 'place'>) {
  return <Dialog place="side" {...props} />;
}

'use client';

import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';

/** A panel at the right edge. Load it on demand. */
export function SidePanel(props: Omit<ComponentProps<typeof Dialog>, 'place'>) {
  return <Dialog placement="side" {...props} />;
}

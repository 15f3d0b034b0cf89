import { svg } from './dom.ts';

/** Strokes on a 24 × 24 grid. */
const icons = {
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6',
  info: 'M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.5v.01',
  lobby: 'M4 11l8-7 8 7M6 10v10h12V10',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-3',
  clear: 'M6 6l12 12M18 6L6 18',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
} as const;

export function icon(name: keyof typeof icons): SVGElement {
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': true, class: 'icon' }, svg('path', { d: icons[name] }));
}

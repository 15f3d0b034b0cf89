import { h, type VNode } from './vnode.ts';

/** Strokes on a 24 × 24 grid. */
const icons = {
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  live: 'M12 9a3 3 0 1 0 .01 0M7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10',
  bets: 'M5 4h14v16l-3-2-2 2-2-2-2 2-2-2-3 2zM9 9h6M9 13h6',
  star: 'M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L20 20',
  close: 'M6 6l12 12M18 6L6 18',
  next: 'M9 5l7 7-7 7',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  up: 'M12 5l7 10H5z',
  down: 'M12 19L5 9h14z',
  done: 'M5 12l5 5 9-10',
} as const;

export const icon = (name: keyof typeof icons): VNode =>
  h('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: `icon icon-${name}` }, h('path', { d: icons[name] }));

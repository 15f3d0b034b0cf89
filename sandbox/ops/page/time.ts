import { html } from 'hono/html';
import type { Markup } from './markup.ts';

/** `2026-11-27 10:00` */
export function formatMinute(at: string): string {
  return at.replace('T', ' ').slice(0, 16);
}

/** `2026-11-27 10:00:00` */
export function formatSecond(at: string): string {
  return at.replace('T', ' ').slice(0, 19);
}

export function renderTime(at: string): Markup {
  return html`<time datetime="${at}">${formatSecond(at)}</time>`;
}

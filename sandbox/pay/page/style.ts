import { readFileSync } from 'node:fs';

const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

export function readStyle(): string {
  return style;
}

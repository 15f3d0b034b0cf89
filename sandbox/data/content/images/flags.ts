import { defaults } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';

const field = (colour: string) => `<path fill="${colour}" d="M0 0h24v16H0z"/>`;

function stripes(direction: 'across' | 'down', ...colours: readonly string[]): string {
  const share = (direction === 'across' ? 16 : 24) / colours.length;
  return colours
    .map((colour, index) => {
      const at = (index * share).toFixed(2);
      const size = share.toFixed(2);
      return direction === 'across'
        ? `<rect fill="${colour}" y="${at}" width="24" height="${size}"/>`
        : `<rect fill="${colour}" x="${at}" width="${size}" height="16"/>`;
    })
    .join('');
}

const nordic = (ground: string, cross: string, inner = '') =>
  `${field(ground)}<path fill="${cross}" d="M6 0h4v16H6zM0 6h24v4H0z"/>${inner && `<path fill="${inner}" d="M7 0h2v16H7zM0 7h24v2H0z"/>`}`;

const star = (x: number, y: number, size: number, colour: string) =>
  `<path fill="${colour}" transform="translate(${x} ${y}) scale(${size})" d="M0-1l.24.67.71.02-.57.43.2.68L0 .4l-.58.4.2-.68-.57-.43.71-.02z"/>`;

const union =
  '<path stroke="#fff" stroke-width="2.4" d="M0 0l24 16M24 0L0 16"/><path stroke="#c8102e" stroke-width="1" d="M0 0l24 16M24 0L0 16"/>' +
  '<path fill="#fff" d="M9.5 0h5v16h-5zM0 5.5h24v5H0z"/><path fill="#c8102e" d="M10.5 0h3v16h-3zM0 6.5h24v3H0z"/>';
const canton = `<g transform="scale(.5)">${field('#012169')}${union}</g>`;

const flags: Readonly<Record<string, string>> = {
  UN: `${field('#2b5f8f')}<g fill="none" stroke="#f3ece0" stroke-width=".8"><circle cx="12" cy="8" r="5"/><path d="M7 8h10M12 3c-3.5 3-3.5 7 0 10M12 3c3.5 3 3.5 7 0 10"/></g>`,
  FI: nordic('#fff', '#003580'),
  NO: nordic('#ba0c2f', '#fff', '#00205b'),
  SE: nordic('#006aa7', '#fecc02'),
  CA: `${stripes('down', '#d52b1e', '#fff', '#fff', '#d52b1e')}<path fill="#d52b1e" d="M12 3l1 2 1.5-.6-.5 3 1.6-1 .4 1.2 1.3.2-2.6 2.4.3 1-2.7-.3V13h-.6v-2.1l-2.7.3.3-1-2.6-2.4 1.3-.2.4-1.2 1.6 1-.5-3L11 5z"/>`,
  AT: stripes('across', '#c8102e', '#fff', '#c8102e'),
  CL: `${stripes('across', '#fff', '#d52b1e')}<path fill="#0039a6" d="M0 0h8v8H0z"/>${star(4, 4, 2.4, '#fff')}`,
  PE: stripes('down', '#d91023', '#fff', '#d91023'),
  BR: `${field('#009739')}<path fill="#fedd00" d="M12 2l9 6-9 6-9-6z"/><circle fill="#012169" cx="12" cy="8" r="3.2"/>`,
  NZ: `${field('#012169')}${canton}${star(18, 3, 1.3, '#c8102e')}${star(15.5, 7, 1.3, '#c8102e')}${star(20.5, 6.5, 1.3, '#c8102e')}${star(18, 12.5, 1.5, '#c8102e')}`,
  IN: `${stripes('across', '#ff9933', '#fff', '#138808')}<circle cx="12" cy="8" r="2" fill="none" stroke="#000080" stroke-width=".6"/><circle cx="12" cy="8" r=".6" fill="#000080"/>`,
  JP: `${field('#fff')}<circle cx="12" cy="8" r="4.6" fill="#bc002d"/>`,
  GB: `${field('#012169')}${union}`,
  PH: `${stripes('across', '#0038a8', '#ce1126')}<path fill="#fff" d="M0 0l11 8-11 8z"/>${star(3.6, 8, 2, '#fcd116')}`,
  PT: `${field('#da291c')}<path fill="#046a38" d="M0 0h9.6v16H0z"/><circle cx="9.6" cy="8" r="2.8" fill="#ffe900"/><circle cx="9.6" cy="8" r="1.5" fill="#da291c"/>`,
  TR: `${field('#c8102e')}<circle cx="9" cy="8" r="4" fill="#fff"/><circle cx="10" cy="8" r="3.2" fill="#c8102e"/>${star(14.2, 8, 1.8, '#fff')}`,
  PL: stripes('across', '#fff', '#dc143c'),
  ZA: `${stripes('across', '#e03c31', '#001489')}<path fill="#fff" d="M0 0l8 5.3h16v5.4H8L0 16z"/><path fill="#007749" d="M0 1.3L9 6.6h15v2.8H9L0 14.7z"/><path fill="#ffb81c" d="M0 3l7 5-7 5z"/><path fill="#000" d="M0 4.2L5.2 8 0 11.8z"/>`,
  FR: stripes('down', '#0055a4', '#fff', '#ef4135'),
  BM: `${field('#c8102e')}${canton}<path fill="#fff" d="M15 5h6v4c0 2-1 3-3 4-2-1-3-2-3-4z"/><path fill="#046a38" d="M15 10h6c-.4 1.5-1.3 2.3-3 3-1.7-.7-2.6-1.5-3-3z"/>`,
};

/** A market's flag as SVG of 240 × 160 pixels, simplified for small sizes. A market without one gets the international flag. */
export function drawFlag(market: string): string {
  const flag = ownValue(flags, market) ?? flags[defaults.market];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 24 16">${flag}</svg>`;
}

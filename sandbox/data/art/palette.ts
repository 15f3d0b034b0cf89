/** The light of a scene: sky from top to horizon, its source, and silhouettes from far to near. */
export interface Mood {
  readonly top: string;
  readonly mid: string;
  readonly low: string;
  readonly light: string;
  readonly far: string;
  readonly near: string;
  readonly ink: string;
}

/** A mood with the three colours of its subject. */
export interface Palette extends Mood {
  readonly key: string;
  readonly alt: string;
  readonly accent: string;
}

const mood = (row: string): Mood => {
  const [top = '', mid = '', low = '', light = '', far = '', near = '', ink = ''] = row.split(' ').map((hex) => `#${hex}`);
  return { top, mid, low, light, far, near, ink };
};

/** A small set, so that the images of the catalogue look alike; each motif lists the moods that suit it. */
export const moods = {
  ember: mood('1a0b2e 7a1f3d ff8a3c ffe0a3 8a2f45 3a1029 12060f'),
  dusk: mood('160f3a 5b2a86 ff7eb0 ffd9e8 6a3a96 2a1458 0d0724'),
  lagoon: mood('04202f 07647a 5fe0d0 d8fff4 0d7688 053848 021720'),
  night: mood('050a24 14296b 4f7be0 dfe9ff 203a85 0b1742 040818'),
  aurora: mood('03131f 0c4a4e 54e6a0 d9ffe8 155e62 07303a 020d14'),
  blood: mood('14040a 6b0d1e ff4b3a ffd0a0 7a1a24 33060f 0f0205'),
  gold: mood('1f0f05 8a4b0c ffc94a fff3c4 96590f 4a2606 160a02'),
  emerald: mood('031a10 0a5a38 8ff08a f0ffc9 127048 053220 02110b'),
  rose: mood('2a0a2e 9c2a6b ffb199 fff0d8 a23c78 4d1247 1a061d'),
  azure: mood('0a2a6b 2b7fe0 b4ecff ffffff 4f9be6 1b4fa0 0a1c44'),
  sunny: mood('1768c4 5dbdf0 ffefb0 fffbe0 74b6d8 2a7a4a 0c3a2c'),
  sugar: mood('5a22b0 d84fc8 ffc6e0 fff5fb c05ad6 7a2aa0 38105a'),
  mint: mood('0a5a78 3cc4b8 d8ffd0 fdfff0 54c8b4 1a8a86 08424e'),
  neon: mood('0b0326 3d0a78 ff2fb9 ffd0ff 4a1296 1a0650 080118'),
  amethyst: mood('12052e 4a1a9c b98aff f0e2ff 5a2ab0 260c5c 0c0320'),
  velvet: mood('14060c 5a0f2a d4405a ffd9a0 6e1832 2e0816 0f0308'),
  felt: mood('03130f 0c5238 3cc080 ffeeb8 12633f 06301f 02100b'),
  plum: mood('150a20 402458 c07ab0 ffdf9a 4c2c66 22112f 0d0514'),
  steel: mood('081420 1f4560 9fd0e0 f2fbff 33607c 102a3e 050e18'),
  copper: mood('180c14 6a3020 f0a060 fff0d0 7c402c 34160f 120609'),
} as const;
export type MoodName = keyof typeof moods;

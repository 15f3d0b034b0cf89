import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { draw, drawSubject } from './drawings.ts';
import { motifArt } from './motifs/registry.ts';
import { moods, type Palette } from './palette.ts';
import { createPen } from './pen.ts';
import { createRandom } from './random.ts';

const palette: Palette = { ...moods.plum, key: '#2a7ae0', alt: '#d0203a', accent: '#2fc08a' };
const penOf = (seed: string) => createPen(createRandom(seed), palette);

const filesIn = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).sort();
const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const drawings = filesIn('drawings/**/*.svg').map((file) => file.slice('drawings/'.length, -'.svg'.length));
const sources = filesIn('motifs/**/*.ts').map(read).join('\n');

const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** By its name, or by a word that is put into a name such as `cards/${suit}-court`. */
function isUsed(name: string): boolean {
  const [folder = '', file = ''] = name.split('/');
  if (sources.includes(`'${name}'`)) return true;
  return sources.includes(`\`${folder}/\${`) && sources.includes(`'${file.split('-')[0]}'`);
}

describe('the files of drawings', () => {
  it.each(drawings)('%s is a well-formed image, also in the colours of a pen', async (name) => {
    expect((await sharp(Buffer.from(read(`drawings/${name}.svg`))).metadata()).format).toBe('svg');
    const pen = penOf(name);
    const picture = draw(pen, name);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-130 -130 260 260"><defs>${pen.definitions()}</defs>${picture}</svg>`;
    expect(svg).not.toMatch(/var\(|color-mix|id=""|<title|<style|undefined/);
    const { channels } = await sharp(Buffer.from(svg)).stats();
    expect(channels.at(-1)?.max).toBe(255);
  });

  it('have a default for each colour of the palette that they use, and no other', () => {
    for (const name of drawings) {
      const text = read(`drawings/${name}.svg`);
      const used = found(text, /var\(--(\w+)\)/g);
      expect([name, used.filter((colour) => !Object.hasOwn(palette, colour))]).toEqual([name, []]);
      expect([name, found(text, /--(\w+): #[0-9a-f]{6};/g)]).toEqual([name, used]);
    }
  });

  it('define what they refer to, before its use, and nothing else', () => {
    for (const name of drawings) {
      const text = read(`drawings/${name}.svg`);
      const defined = found(text, / id="([\w-]+)"/g);
      expect([name, found(text, /(?:url\(|href=")#([\w-]+)/g)]).toEqual([name, defined]);
      const late = defined.filter((id) => text.indexOf(` id="${id}"`) > text.search(`(url\\(|href=")#${id}[")]`));
      expect([name, late]).toEqual([name, []]);
    }
  });

  it('are all used', () => {
    expect(drawings.filter((name) => !isUsed(name))).toEqual([]);
  });
});

test.each(Object.entries(motifArt))('every subject of %s has its drawings, whatever chance decides', (_motif, art) => {
  for (const subject of [...art.subjects, ...art.figures])
    for (let seed = 0; seed < 40; seed += 1) expect(drawSubject(penOf(`seed ${seed}`), subject)).toContain('<');
});

it('replaces colours of the palette', () => {
  expect(draw(penOf('tree'), 'candy/tree', { key: '#ff8ab0' })).toContain('fill="#ff8ab0"');
});

it('defines shared parts once', () => {
  const pen = penOf('twice');
  const first = draw(pen, 'wolf/face');
  const definitions = pen.definitions();
  expect(draw(pen, 'wolf/face')).toBe(first);
  expect(pen.definitions()).toBe(definitions);
});

import sharp from 'sharp';
import { compositions, motifs, type SceneSpec } from '#sandbox/data/types.ts';
import { previewOf, sceneAssetId } from './asset.ts';
import { drawScene } from './draw-scene.ts';

const spec = (id: string, over: Partial<SceneSpec> = {}): SceneSpec => ({
  id,
  motif: 'roulette',
  composition: 'close-up',
  width: 240,
  height: 180,
  ...over,
});

const thumbnail = (scene: SceneSpec) =>
  sharp(Buffer.from(drawScene(scene)))
    .resize(64, 48, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();

/** Mean difference per channel, 0 to 255. */
function distance(left: Buffer, right: Buffer): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += Math.abs((left[index] ?? 0) - (right[index] ?? 0));
  return sum / left.length;
}

describe('drawScene', () => {
  it('draws the same image for the same spec', () => {
    expect(drawScene(spec('twice'))).toBe(drawScene(spec('twice')));
  });

  it('draws another image when only the composition differs', async () => {
    const [first, ...others] = await Promise.all(compositions.map((composition) => thumbnail(spec('same', { composition }))));
    expect(first).toBeDefined();
    for (const other of others) expect(distance(first ?? Buffer.alloc(0), other)).toBeGreaterThan(10);
  });

  it('keeps light and colours when only the size differs', () => {
    expect(previewOf(spec('one', { width: 1600, height: 560 })).tint).toBe(previewOf(spec('one')).tint);
  });

  it.each(motifs)('renders %s in every composition, within 60 kB and without lettering', async (motif) => {
    for (const composition of compositions) {
      for (const [width, height] of [
        [120, 90],
        [160, 56],
        [77, 100],
      ] as const) {
        const scene = spec(`${motif} one`, { motif, composition, width, height });
        const svg = drawScene(scene);
        expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
        expect(svg).not.toMatch(/<text|<filter|NaN|undefined|Infinity|\[object/);
        const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([width, height]);
      }
    }
  });
});

describe('scene assets', () => {
  it('names an asset after its spec and size', () => {
    expect(sceneAssetId(spec('a'))).toMatch(/^image-[0-9a-f]{40}-240x180-png$/);
    expect(sceneAssetId(spec('a'))).not.toBe(sceneAssetId(spec('a', { composition: 'emblem' })));
  });

  it.each(motifs)('gives %s a tint and a small placeholder that sharp can read', async (motif) => {
    const scene = spec('placeholder', { motif, width: 1600, height: 1000 });
    const { tint, placeholder } = previewOf(scene);
    expect(tint).toMatch(/^#[0-9a-f]{6}$/);
    expect(placeholder.length).toBeLessThanOrEqual(400);
    const svg = decodeURIComponent(placeholder.slice('data:image/svg+xml,'.length));
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  });
});

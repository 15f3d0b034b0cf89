import sharp from 'sharp';
import { openBeforeAll } from '../../fixtures/open-before-all.ts';
import { seededAsset, startContentService } from '../../fixtures/sandbox/content.ts';

const content = openBeforeAll(startContentService);

const seededFile = '00c0ffee00c0ffee-480x360.png';
const addressOf = (search: string, file = seededFile) => `${content().origin}/images/sandbox/production/${file}?${search}`;

async function sizeOf(search: string): Promise<string> {
  const response = await fetch(addressOf(search));
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${width}x${height} ${format}`;
}

test.each([
  ['', '480x360 png'],
  ['w=240&h=180&q=75&fm=webp', '240x180 webp'],
  ['w=120&dpr=2&fm=jpg', '240x180 jpeg'],
  ['w=960&fm=webp', '960x720 webp'],
  ['w=960&fit=max', '480x360 png'],
  ['w=100&h=100', '100x75 png'],
  ['w=100&h=100&fit=crop', '100x100 png'],
  ['w=100&h=100&fit=fill&fm=webp', '100x100 webp'],
  ['w=100&h=100&fit=scale', '100x100 png'],
  ['rect=0,0,120,90&w=60', '60x45 png'],
  ['w=999999', '4000x3000 png'],
])('renders a seeded image: "%s"', async (search, expected) => {
  expect(await sizeOf(search)).toBe(expected);
});

test('auto=format sends webp to clients that accept it', async () => {
  const response = await fetch(addressOf('auto=format&w=40'), { headers: { accept: 'image/avif,image/webp,*/*' } });
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('vary')).toContain('Accept');
  expect((await fetch(addressOf('auto=format&w=40'), { headers: { accept: 'image/png' } })).headers.get('content-type')).toBe(
    'image/png',
  );
});

test('an image is immutable and can be embedded on any site', async () => {
  const { headers } = await fetch(addressOf('w=240&fm=webp'));
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test('no script of a picture can run, whatever its type', async () => {
  const { headers } = await fetch(addressOf('w=240'));
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('concurrent requests for the same image get the same bytes', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 12 }, async () => (await fetch(addressOf('w=333&fm=webp'))).arrayBuffer()),
  );
  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
});

test.each(['w=0', 'w=abc', 'w=-5', 'h=1e3', 'q=101', 'fm=exe', 'fit=nothing', 'dpr=9', 'rect=1,2', 'bg=red', 'rect=0,0,0,0'])(
  'rejects %s',
  async (search) => {
    expect((await fetch(addressOf(search))).status).toBe(400);
  },
);

test.each(['00c0ffee00c0ffee-480x361.png', '..%2F..%2Fpackage.json', '%2e%2e%2fx-1x1.png', 'nothing.png', 'deadbeef-1x1.png'])(
  'responds 404 to %s',
  async (file) => {
    expect((await fetch(addressOf('w=10', file))).status).toBe(404);
  },
);

test('OPS-06 an uploaded image has a document and a URL', async () => {
  const source = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#1e90ff' } })
    .jpeg()
    .toBuffer();
  const asset = await content().editor.assets.upload('image', source, { filename: 'blue.jpg', contentType: 'image/jpeg' });
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-64x32-jpg$/),
    originalFilename: 'blue.jpg',
    metadata: { dimensions: { width: 64, height: 32, aspectRatio: 2 }, lqip: expect.stringContaining('data:image/webp') },
  });
  const path = new URL(asset.url).pathname;
  const original = await fetch(`${content().origin}${path}`);
  expect(Buffer.from(await original.arrayBuffer()).equals(source)).toBe(true);
  expect(await sizeOf('')).toBe('480x360 png');
  const small = await sharp(Buffer.from(await (await fetch(`${content().origin}${path}?w=16&fm=webp`)).arrayBuffer())).metadata();
  expect([small.width, small.height, small.format]).toEqual([16, 8, 'webp']);
  expect((await content().editor.assets.upload('image', source))._id).toBe(asset._id);
});

test('rejects an upload that is not an image, and one without a token', async () => {
  await expect(content().editor.assets.upload('image', Buffer.from('not an image'))).rejects.toMatchObject({ statusCode: 400 });
  await expect(content().reader.assets.upload('image', Buffer.from('not an image'))).rejects.toMatchObject({ statusCode: 401 });
});

test('a document references its image', async () => {
  expect(await content().reader.fetch('*[_id == "banner-2"][0].image.asset->_id')).toBe(seededAsset);
});

import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makeDocument, makeStream } from '../../../tests/fixtures/pdf.ts';
import type { CleanFile } from './file.ts';
import { createInspector } from './inspector.ts';

const { inspect, close } = createInspector();
afterAll(close);

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#cdb89a' } });

/** The header of a PNG that claims a size; nothing else. */
async function claim(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await draw(700, 700).png().toBuffer());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test.each([
  ['an empty file', async () => Buffer.alloc(0), 'empty'],
  ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 0x20), 'tooLarge'],
  ['text under the name of a picture', async () => Buffer.from('hello'), 'notAccepted'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'notAccepted'],
  ['a GIF', async () => draw(700, 700).gif().toBuffer(), 'notAccepted'],
  ['a picture below 600 pixels', async () => draw(599, 900).jpeg().toBuffer(), 'tooSmall'],
  ['20,000 × 20,000 pixels', () => claim(20_000, 20_000), 'tooManyPixels'],
  ['a strip of 20,000 × 600 pixels', () => claim(20_000, 600), 'tooManyPixels'],
  ['a picture that ends early', async () => (await draw(700, 700).jpeg().toBuffer()).subarray(0, 700), 'damaged'],
  ['a PDF that ends early', async () => makeDocument().subarray(0, 40), 'damaged'],
  ['a PDF without pages', async () => makeDocument({ pages: 0 }), 'damaged'],
  ['a PDF of 21 pages', async () => makeDocument({ pages: 21 }), 'tooManyPages'],
  ['an encrypted PDF', async () => makeDocument({}, encryption), 'encrypted'],
] as const)('SEC-19 refuses %s', async (_, make, problem) => {
  expect(await inspect(await make())).toEqual({ problem });
});

const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

const zeros = `<${'00'.repeat(32)}>`;
const encryption = `/ID [${zeros} ${zeros}] /Encrypt <</Filter /Standard /V 1 /R 2 /O ${zeros} /U ${zeros} /P -4>>`;

async function keep(bytes: Buffer): Promise<readonly CleanFile[]> {
  const kept = await inspect(bytes);
  if ('problem' in kept) throw new Error(kept.problem);
  return kept.files;
}

describe('SEC-19 a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is kept without its metadata and what follows it, turned upright',
    async (format) => {
      const picture = await draw(900, 640)
        .withExif({ IFD0: { Model: 'Secret camera' } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const [kept] = await keep(Buffer.concat([picture, Buffer.from('PKzip<script>hidden</script>')]));
      expect(kept?.mediaType).toBe(`image/${format}`);
      const { exif, orientation, width } = await sharp(kept?.bytes).metadata();
      expect([exif, orientation, width]).toEqual([undefined, undefined, 640]);
      expect(Buffer.from(kept?.bytes ?? []).toString('latin1')).not.toMatch(/Secret|PKzip|hidden/);
    },
  );
});

describe('SEC-19 of a PDF only pictures of its pages are kept', () => {
  const script = '<</S /JavaScript /JS (app.alert(1))>>';
  const attachment = ['<</Type /Filespec /F (virus.exe) /EF <</F 7 0 R>>>>', makeStream('/Type /EmbeddedFile', 'MZ marker')];

  test('at a size to read them', async () => {
    const files = await keep(makeDocument({ pages: 3 }));
    expect(files.map(({ mediaType }) => mediaType)).toEqual(Array(3).fill('image/jpeg'));
    const { width, height } = await sharp(files[0]?.bytes).metadata();
    expect(height).toBe(2_000);
    expect(width).toBeGreaterThan(1_400);
    const { channels } = await sharp(files[0]?.bytes).stats();
    // Its text is drawn.
    expect(channels[0]?.min).toBeLessThan(60);
  });

  test.each([
    ['a script that runs when it is opened', makeDocument({ catalog: `/OpenAction ${script}` })],
    [
      'a script behind a comment that looks like a stream',
      makeDocument({ catalog: `%stream\n/OpenAction ${script} %endstream\n` }),
    ],
    ['a script under an escaped name', makeDocument({ catalog: '/OpenAction <</S /J#61vaScript /J#53 (app.alert(1))>>' })],
    ['a script in a page’s action', makeDocument({ page: `/AA <</O ${script}>>` })],
    ['a launch of a program', makeDocument({ catalog: '/OpenAction <</S /Launch /F (cmd.exe)>>' })],
    ['an attachment', makeDocument({ catalog: '/Names <</EmbeddedFiles <</Names [(a) 6 0 R]>>>>', more: attachment })],
    [
      'an attachment of an annotation',
      makeDocument({ page: '/Annots [<</Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R>>]', more: attachment }),
    ],
    ['a form of another kind', makeDocument({ catalog: '/AcroForm <</XFA 6 0 R>>', more: [makeStream('', '<xdp marker/>')] })],
    [
      'a script in a compressed object',
      makeDocument({
        catalog: '/OpenAction 9 0 R',
        more: [makeStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed(`9 0 ${script}`))],
      }),
    ],
    ['what follows its end', Buffer.concat([makeDocument(), Buffer.from('PKzip marker app.alert(1) %%EOF')])],
    ['metadata', makeDocument({ catalog: '/Metadata 6 0 R', more: [makeStream('/Type /Metadata', '<x marker/>')] })],
  ])('%s is not', async (_, bytes) => {
    const files = await keep(bytes);
    expect(files).toHaveLength(1);
    for (const file of files) {
      expect((await sharp(file.bytes).metadata()).format).toBe('jpeg');
      expect(Buffer.from(file.bytes).toString('latin1')).not.toMatch(/%PDF|JavaScript|alert|Launch|virus|marker|PKzip/);
    }
  });
});

import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { inspectFile } from './inspect.ts';
import { seal, unseal } from './seal.ts';
import { verdictOf } from './sessions.ts';

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#cdb89a' } });

/** A PDF of one object; enough for what is looked at. */
const pdf = (object: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`, 'latin1');
const packed = (text: string) => {
  const content = deflateSync(text);
  return pdf(
    `<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length}>>\nstream\n${content.toString('latin1')}\nendstream`,
  );
};

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
  ['a PDF that ends early', async () => pdf('<</Type /Catalog>>').subarray(0, 40), 'damaged'],
  ['an encrypted PDF', async () => pdf('<</Type /Catalog>> <</Encrypt 5 0 R>>'), 'encrypted'],
  ['a PDF with a script', async () => pdf('<</Type /Catalog /OpenAction <</S /JavaScript /JS (app.alert(1))>> >>'), 'script'],
  ['a script under an escaped name', async () => pdf('<</S /J#61vaScript>>'), 'script'],
  ['a script in a compressed object', async () => packed('1 0 <</S /JavaScript /JS (1)>>'), 'script'],
  ['a script beside ten megabytes of opened dictionaries', async () => pdf(`${'<<'.repeat(4_900_000)} /Launch`), 'script'],
  ['a PDF with an attachment', async () => pdf('<</Names <</EmbeddedFiles 3 0 R>> >>'), 'script'],
])('refuses %s', async (_, make, problem) => {
  expect(await inspectFile(await make())).toEqual({ problem });
});

test.each(['jpeg', 'png', 'webp'] as const)('keeps a %s picture without its metadata, turned upright', async (format) => {
  const bytes = await draw(900, 640)
    .withExif({ IFD0: { Model: 'Secret camera' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
  const kept = await inspectFile(bytes);
  if (!('bytes' in kept)) throw new Error(kept.problem);
  expect(kept.mediaType).toBe(`image/${format}`);
  const { exif, orientation, width } = await sharp(kept.bytes).metadata();
  expect([exif, orientation, width]).toEqual([undefined, undefined, 640]);
});

test('keeps a PDF, also one with compressed objects', async () => {
  expect(await inspectFile(pdf('<</Type /Catalog>>'))).toMatchObject({ mediaType: 'application/pdf' });
  expect(await inspectFile(packed('1 0 <</Type /Catalog>>'))).toMatchObject({ mediaType: 'application/pdf' });
});

test('a sealed file opens under its own id and secret only', () => {
  const sealed = seal('secret', 'a', Buffer.from('passport'));
  expect(sealed.includes('passport')).toBe(false);
  expect(unseal('secret', 'a', sealed).toString()).toBe('passport');
  expect(() => unseal('secret', 'b', sealed)).toThrow();
  expect(() => unseal('other', 'a', sealed)).toThrow();
  sealed[30] = (sealed[30] ?? 0) ^ 1;
  expect(() => unseal('secret', 'a', sealed)).toThrow();
});

test('the name of a file asks for a verdict', () => {
  const now = new Date(0);
  expect(verdictOf(['front.jpg', 'reject-ID_EXPIRED.jpg'], now)).toEqual({
    verdict: 'DENIED',
    rejectReason: 'ID_EXPIRED',
    verdictDueAt: now,
  });
  expect(verdictOf(['auto-approve.png'], now)).toEqual({ verdict: 'APPROVED_VERIFIED', verdictDueAt: new Date(10_000) });
  expect(verdictOf(['reject-NOTHING.png'], now)).toEqual({});
});

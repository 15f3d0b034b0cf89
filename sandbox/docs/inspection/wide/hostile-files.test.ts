import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { makeDocument, makePdf, makeStream } from '../../../../tests/fixtures/pdf.ts';
import { createInspector, inspectorLimits } from '../inspector.ts';

const { inspect, close } = createInspector();
afterAll(close);

test('SEC-19 whatever is in a PDF, every answer is a problem or pictures, and the next file is looked at', async () => {
  const name = fc.constantFrom(
    '/JS',
    '/J#53',
    '/Type',
    '/OpenAction',
    '/Length',
    '/Filter',
    '/Kids',
    '/Contents',
    '/Parent',
    '/XObject',
  );
  const token = fc.oneof(
    name,
    fc.constantFrom(
      '<<',
      '>>',
      '[',
      ']',
      '(',
      ')',
      '%stream\n',
      'stream\n',
      'endstream',
      'endobj',
      '1 0 R',
      '3 0 R',
      '9999999999 0 R',
    ),
    fc.constantFrom(
      '<00ff',
      '\\',
      '(a\\)(b)',
      'null',
      '-1',
      '1e99',
      '%%EOF',
      'xref',
      'trailer',
      'startxref 0',
      'obj',
      '/Filter /LZWDecode',
    ),
    fc.integer().map(String),
    fc.string({ maxLength: 12 }),
  );
  const text = fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join(' '));
  const broken = fc
    .tuple(text, text, text, fc.array(text, { maxLength: 3 }), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }))
    .map(([catalog, page, content, more, changes]) => {
      const bytes = makeDocument({ catalog, page, content, more });
      for (const [at, value] of changes) bytes[5 + (at % (bytes.length - 5))] = value;
      return bytes;
    });
  await fc.assert(
    fc.asyncProperty(broken, async (bytes) => {
      const kept = await inspect(bytes);
      if ('problem' in kept) return ['damaged', 'encrypted', 'tooManyPages'].includes(kept.problem);
      return kept.files.every(({ mediaType, bytes }) => mediaType === 'image/jpeg' && bytes[0] === 0xff && bytes[1] === 0xd8);
    }),
    { numRuns: 60 },
  );
  expect(await inspect(makeDocument())).toMatchObject({ files: [{ mediaType: 'image/jpeg' }] });
}, 120_000);

describe('SEC-19 a file that takes too much', () => {
  const small = createInspector({ ...inspectorLimits, deadlineMs: 5_000, maxResidentMb: 400, maxWaiting: 2 });
  afterAll(small.close);
  const image = (dictionary: string, data: string) =>
    makeDocument({
      page: '/XObject <</I 6 0 R>>',
      content: '500 0 0 500 0 0 cm /I Do',
      more: [makeStream(`/Type /XObject /Subtype /Image ${dictionary}`, data)],
    });
  const gigabyte = deflateSync(deflateSync(Buffer.alloc(1_000_000_000))).toString('latin1');

  test.each([
    ['a picture of 900 million pixels', image('/Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8', 'x')],
    [
      'a packed gigabyte',
      image(
        '/Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]',
        gigabyte,
      ),
    ],
    [
      'pages that contain themselves',
      makePdf(['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [2 0 R 2 0 R] /Count 9>>']),
    ],
    [
      'a page that draws itself',
      makeDocument({
        page: '/XObject <</I 6 0 R>>',
        content: '/I Do',
        more: [
          makeStream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</I 6 0 R>>>>', '/I Do '.repeat(50)),
        ],
      }),
    ],
    ['a drawing without an end', makeDocument({ content: '0 0 500 500 re f '.repeat(400_000) })],
    ['ten megabytes of opened dictionaries', makePdf([`<</Type /Catalog ${'<<'.repeat(4_900_000)}`])],
  ])(
    '%s ends its inspection only',
    async (_, bytes) => {
      const startedAt = Date.now();
      const kept = await small.inspect(bytes);
      expect('problem' in kept ? ['damaged', 'tooLarge'].includes(kept.problem) : kept.files.length === 1).toBe(true);
      expect(Date.now() - startedAt).toBeLessThan(40_000);
      expect(await small.inspect(makeDocument())).toMatchObject({ files: [{ mediaType: 'image/jpeg' }] });
    },
    120_000,
  );

  test('a number of files may wait', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => small.inspect(makeDocument())));
    expect(answers.filter((answer) => 'problem' in answer && answer.problem === 'busy')).toHaveLength(2);
    expect(answers.filter((answer) => 'files' in answer)).toHaveLength(3);
  });
});

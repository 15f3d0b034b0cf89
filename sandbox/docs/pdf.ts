import { inflateSync } from 'node:zlib';

const maxInflatedBytes = 32 * 1024 * 1024;
const maxDictionary = 4_000;
/** Parts of a PDF that run, open or carry something. All repetitions are bounded, because anyone may send a file. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;
const encrypted = /\/Encrypt\s{0,20}(?:<<|\d{1,10}\s{1,20}\d{1,10}\s{1,20}R)/;

/** Why a PDF is refused. Looks at its objects, also at those in compressed object streams. */
export function findPdfProblem(bytes: Buffer): 'encrypted' | 'script' | 'damaged' | undefined {
  const text = bytes.toString('latin1');
  if (!text.slice(-1_024).trimEnd().endsWith('%%EOF')) return 'damaged';
  const { objects, streams } = splitStreams(text);
  const parts = [objects];
  let inflated = 0;
  for (const stream of streams) {
    try {
      const part = inflateSync(Buffer.from(stream, 'latin1'), { maxOutputLength: maxInflatedBytes - inflated });
      inflated += part.length;
      parts.push(part.toString('latin1'));
    } catch {
      // What cannot be looked into is not taken; an encrypted file has such streams too.
      return encrypted.test(plainNames(objects)) ? 'encrypted' : 'damaged';
    }
  }
  const structure = plainNames(parts.join('\n'));
  if (encrypted.test(structure)) return 'encrypted';
  return active.test(structure) ? 'script' : undefined;
}

/** The text outside of streams, and the content of the streams that hold objects; in linear time. */
function splitStreams(text: string) {
  const outside: string[] = [];
  const streams: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    const end = start < 0 ? -1 : text.indexOf('endstream', start + 6);
    if (end < 0) break;
    outside.push(text.slice(from, start));
    const dictionary = plainNames(text.slice(Math.max(from, start - maxDictionary), start));
    const ownDictionary = dictionary.slice(dictionary.lastIndexOf('endobj') + 1);
    if (/\/Type\s{0,20}\/ObjStm/.test(ownDictionary)) {
      const head = text.startsWith('\r\n', start + 6) ? 8 : 7;
      streams.push(text.slice(start + head, end));
    }
    from = end + 'endstream'.length;
  }
  outside.push(text.slice(from));
  return { objects: outside.join('\n'), streams };
}

/** A name may be written with hexadecimal codes: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

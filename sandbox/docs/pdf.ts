import { inflateSync } from 'node:zlib';

const maxInflatedBytes = 32 * 1024 * 1024;
/** Parts of a PDF that run, open or carry something. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction\s*<<[^>]*\/S\s*\/URI)(?![A-Za-z])/;
const encrypted = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;
const streamPattern = /<<((?:(?!endobj)[\s\S]){0,4000}?)>>\s*stream\r?\n([\s\S]*?)\r?\n?endstream/g;

/** Why a PDF is refused. Looks at its objects, also at those in compressed object streams. */
export function findPdfProblem(bytes: Buffer): 'encrypted' | 'script' | 'damaged' | undefined {
  const text = bytes.toString('latin1');
  if (!text.trimEnd().endsWith('%%EOF')) return 'damaged';
  const objects: string[] = [];
  let inflated = 0;
  for (const [, dictionary = '', content = ''] of text.matchAll(streamPattern)) {
    if (!/\/Type\s*\/ObjStm/.test(plainNames(dictionary))) continue;
    try {
      const part = inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: maxInflatedBytes - inflated });
      inflated += part.length;
      objects.push(part.toString('latin1'));
    } catch {
      // What cannot be looked into is not taken; an encrypted file has such streams too.
      return encrypted.test(text) ? 'encrypted' : 'damaged';
    }
  }
  const structure = [text.replace(streamPattern, '<<$1>>'), ...objects].map(plainNames).join('\n');
  if (encrypted.test(structure)) return 'encrypted';
  return active.test(structure) ? 'script' : undefined;
}

/** A name may be written with hexadecimal codes: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

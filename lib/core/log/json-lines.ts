import { format, stripVTControlCharacters } from 'node:util';
import { parseJson } from '../parse-json.ts';
import { currentRequest } from './request.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
type Method = keyof typeof levels;

/**
 * Makes every line that this process logs one object of JSON: `level`, `time`, `service`, the `requestId` of the request that is
 * being answered, and `message`, or the fields of a line that is an object already. Also those of Next and of libraries, which
 * use the console.
 */
export function writeJsonLines(service: string, write: (line: string) => void = writeOut): void {
  for (const method of Object.keys(levels) as Method[]) {
    console[method] = (...values: unknown[]) => write(`${jsonLine(service, levels[method], values)}\n`);
  }
}

function writeOut(line: string): void {
  process.stdout.write(line);
}

function jsonLine(service: string, level: string, values: readonly unknown[]): string {
  const requestId = currentRequest()?.id;
  const about = { level, time: new Date().toISOString(), service, ...(requestId && { requestId }) };
  return JSON.stringify({ ...about, ...contentOf(values) });
}

function contentOf(values: readonly unknown[]): object {
  const [only] = values;
  const fields =
    values.length === 1 && typeof only === 'string' && only.startsWith('{') ? (parseJson(only) as object | undefined) : undefined;
  // Colors of a terminal say nothing to a reader of logs.
  return fields ?? { message: stripVTControlCharacters(format(...values)).trim() };
}

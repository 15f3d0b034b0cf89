import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Target } from './measure.ts';

/** Whether Debian's load generator is installed: for servers that are faster than autocannon. */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined;
}

/** Requests per second by wrk, with one thread. Throws for any response other than 2xx. */
export async function wrkPerSecond(
  { url, headers = {}, requests }: Target,
  connections: number,
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'));
  try {
    const options = [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ];
    if (requests) {
      const script = path.join(folder, 'requests.lua');
      writeFileSync(script, scriptOf(requests));
      options.push('-s', script);
    }
    const { stdout } = await promisify(execFile)('wrk', [...options, url], { maxBuffer: 1_048_576 });
    const failed = /Non-2xx[^\n]*|Socket errors[^\n]*/.exec(stdout)?.[0];
    if (failed) throw new Error(`${url}: ${failed}`);
    return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scriptOf(requests: NonNullable<Target['requests']>): string {
  const text = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const lines = requests.map(({ path: address, headers }) => {
    const fields = Object.entries(headers).map(([name, value]) => `[${text(name)}] = ${text(value)}`);
    return `{ ${text(address)}, { ${fields.join(', ')} } },`;
  });
  return `local list = {\n${lines.join('\n')}\n}
local sent = {}
local at = 0
init = function()
  for index, item in ipairs(list) do sent[index] = wrk.format("GET", item[1], item[2]) end
end
request = function()
  at = at % #sent + 1
  return sent[at]
end
`;
}

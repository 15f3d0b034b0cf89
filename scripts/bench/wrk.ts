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
export async function wrkPerSecond(target: Target, connections: number, seconds: number): Promise<number> {
  const script = target.requests && scriptOf(target.requests);
  const report = await runWrk(target, { connections, seconds, script });
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(report)?.[1]);
}

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/** Response times at about that many requests per second: each connection pauses for a random time before its next one. */
export async function wrkLatency(
  target: Target,
  { connections, seconds, perSecond }: Load,
): Promise<{ readonly medianMs: number; readonly p99Ms: number }> {
  const longestPauseMs = Math.round((2_000 * connections) / perSecond);
  const script = `delay = function() return math.random(0, ${longestPauseMs}) end`;
  const report = await runWrk(target, { connections, seconds, script });
  return { medianMs: milliseconds(report, '50%'), p99Ms: milliseconds(report, '99%') };
}

const unitMs = { us: 0.001, ms: 1, s: 1_000 } as const;

/** A line of wrk's latency distribution, e.g. `50%  283.00us`. */
function milliseconds(report: string, part: string): number {
  const [, figure, unit] = new RegExp(`${part}\\s+([\\d.]+)(us|ms|s)\\b`).exec(report) ?? [];
  return Number(figure) * unitMs[unit as keyof typeof unitMs];
}

interface Run {
  readonly connections: number;
  readonly seconds: number;
  /** In Lua. */
  readonly script: string | undefined;
}

async function runWrk({ url, headers = {} }: Target, { connections, seconds, script }: Run): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'));
  try {
    const options = [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ];
    if (script !== undefined) {
      const file = path.join(folder, 'requests.lua');
      writeFileSync(file, script);
      options.push('-s', file);
    }
    const { stdout } = await promisify(execFile)('wrk', [...options, url], { maxBuffer: 1_048_576 });
    const failed = /Non-2xx[^\n]*|Socket errors[^\n]*/.exec(stdout)?.[0];
    if (failed) throw new Error(`${url}: ${failed}`);
    return stdout;
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

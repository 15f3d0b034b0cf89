import { buildSeed } from '#sandbox/data/seed.ts';
import { prepareSite } from '../prepare.ts';
import { type Stack, startStack } from '../stack.ts';
import { growContent, mutate } from './grow-content.ts';
import { readResidentMb } from './live-memory.ts';
import { median } from './measure.ts';
import { processorTime } from './processor-time.ts';

/**
 * `npm run bench:growth`, or with a factor after `--` (ten by default): the cost of more promotions and games. Starts two stacks of
 * one build, one with the dataset as it is and one multiplied, and compares in turn: a stored page, the page made again after a
 * publication, its length. Prints the memory of both.
 */
const pages = [
  '/en-UN',
  '/en-UN/online-casino',
  '/en-UN/live-casino-online',
  '/en-UN/online-casino/slots',
  '/en-UN/promotions/casino/friday-free-spins',
  '/en-UN/landing/welcome-offer',
];
const times = Number(process.argv[2] ?? 10);
/** Fewer where each takes long. */
const turns = times > 10 ? 20 : 25;
const storedRequests = 300;

const { documents } = buildSeed(new Date(), 'http://127.0.0.1:4103');
await prepareSite('.bench');
const plain = await startStack({ port: 3_980, portOffset: 2_000, folder: '.bench/stack' });
const grown = await startStack({ port: 3_981, portOffset: 12_000, folder: '.bench/grown' });
try {
  await growContent(grown, documents, times);
  for (const page of pages) await comparePage(page);
  for (const page of pages.slice(0, 2)) await compareStored(page);
  printMemory('the dataset as it is', plain);
  printMemory(`${times} times the promotions and games`, grown);
} finally {
  await grown.stop();
  await plain.stop();
}
process.exit(0);

interface Rendering {
  /** Until the page is there, with the work of the services. */
  readonly ms: number;
  /** Processor time of the site. */
  readonly siteMs: number;
  readonly length: number;
}

/** Renders a page after a publication that affects it. */
async function render(stack: Stack, page: string, turn: number): Promise<Rendering> {
  const note = { patch: { id: 'market-un', set: { note: turn } } };
  await mutate(stack, [note]);
  const pid = stack.children[1]?.pid ?? 0;
  const used = processorTime(pid);
  const start = performance.now();
  const html = await (await fetch(stack.siteUrl + page)).text();
  return { ms: performance.now() - start, siteMs: (processorTime(pid) - used) / 1e6, length: html.length };
}

async function comparePage(page: string): Promise<void> {
  const pairs: { readonly before: Rendering; readonly after: Rendering }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await render(plain, page, turn);
    const after = await render(grown, page, turn);
    if (turn >= 5) pairs.push({ before, after });
  }
  const ratios = (value: (rendering: Rendering) => number) => pairs.map(({ before, after }) => value(after) / value(before));
  const time = ratios(({ ms }) => ms);
  const site = ratios(({ siteMs }) => siteMs);
  const length = ratios((rendering) => rendering.length).at(-1) ?? 0;
  const isReached = median(time) < 1.3 && length < 1.05;
  console.info(
    `${page}: with ${times} times the promotions and games, time ratio ${range(time)}, of it the site's processor time ${range(site)}, HTML ratio ${length.toFixed(3)}; target under 1.3 and 1.05: ${isReached ? 'reached' : 'NOT reached'}`,
  );
}

/** `1.12 (0.98..1.31)`: the median and what it lies between. */
function range(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}..${Math.max(...ratios).toFixed(2)})`;
}

/** Milliseconds of requests for a stored page, one after the other. */
async function readStored(stack: Stack, page: string): Promise<number> {
  const start = performance.now();
  for (let request = 0; request < storedRequests; request += 1) await (await fetch(stack.siteUrl + page)).arrayBuffer();
  return performance.now() - start;
}

async function compareStored(page: string): Promise<void> {
  await Promise.all([plain, grown].map((stack) => readStored(stack, page)));
  const ratios: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const before = await readStored(plain, page);
    ratios.push((await readStored(grown, page)) / before);
  }
  const middle = median(ratios);
  console.info(
    `${page}, stored: time ratio ${middle.toFixed(2)}; target at most 1.05: ${middle <= 1.05 ? 'reached' : 'NOT reached'}`,
  );
}

function printMemory(name: string, { children }: Stack): void {
  const [sandbox, site] = children.map(({ pid }) => readResidentMb(pid));
  console.info(`memory with ${name}: site ${site} MB, sandbox ${sandbox} MB`);
}

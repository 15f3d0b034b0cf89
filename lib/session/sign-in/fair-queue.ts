import type { Networks } from '#lib/core/http/address.ts';

interface Places {
  /** Share of the turns while other lanes have waiting tasks, too. */
  readonly weight: number;
  readonly max: number;
  readonly maxPerClient: number;
}

/** Who waits: a browser that signed in to the account before, one that passed a captcha, and any other. */
const lanes = {
  known: { weight: 4, max: 32, maxPerClient: 2 },
  verified: { weight: 2, max: 16, maxPerClient: 4 },
  other: { weight: 1, max: 32, maxPerClient: 8 },
} as const satisfies Readonly<Record<string, Places>>;
export type Lane = keyof typeof lanes;
const laneNames = ['known', 'verified', 'other'] as const satisfies readonly Lane[];

/** Whose turn a task takes: in its lane the widest networks take turns, and the networks within them. */
export interface Turn {
  readonly lane: Lane;
  readonly client: Networks;
}

interface Waiting<Task> extends Turn {
  readonly task: Task;
}

export interface FairQueue<Task> {
  /** Adds a task. Returns the task that finds no place: this one, or the newest of the client with the most waiting tasks. */
  add(turn: Turn, task: Task): Task | undefined;
  /** Removes and returns the next task. */
  next(): Task | undefined;
  size(): number;
  remove(isWanted: (task: Task) => boolean): void;
}

/** A queue in which neither a flood of one client nor one of many unknown clients blocks the others. */
export function createFairQueue<Task>(places: Readonly<Record<Lane, Places>> = lanes): FairQueue<Task> {
  /** Oldest first; so few that each decision may look at all of them. */
  let waiting: Waiting<Task>[] = [];
  const credits: Record<Lane, number> = { known: 0, verified: 0, other: 0 };
  /** By lane and network: when it began to wait, or had its last turn. The earliest is next. */
  const positions = new Map<string, number>();
  let lastPosition = 0;

  const inLane = (lane: Lane) => waiting.filter((each) => each.lane === lane);
  const keysOf = ({ lane, client }: Turn): readonly string[] => [`${lane} ${client.widest}`, `${lane} ${client.own}`];

  function keep(isKept: (each: Waiting<Task>) => boolean): void {
    waiting = waiting.filter(isKept);
    const keys = new Set(waiting.flatMap(keysOf));
    for (const key of positions.keys()) if (!keys.has(key)) positions.delete(key);
  }

  /** Smooth weighted round-robin over the lanes that have a waiting task. */
  function nextLane(): Lane | undefined {
    const open = laneNames.filter((lane) => inLane(lane).length > 0);
    for (const lane of laneNames) credits[lane] = open.includes(lane) ? credits[lane] + places[lane].weight : 0;
    const [next] = open.sort((a, b) => credits[b] - credits[a]);
    if (next) credits[next] -= open.reduce((sum, lane) => sum + places[lane].weight, 0);
    return next;
  }

  const positionOf = ({ lane, client }: Turn, level: keyof Networks) => positions.get(`${lane} ${client[level]}`) ?? 0;
  function isBefore(one: Turn, other: Turn): boolean {
    const ahead = positionOf(other, 'widest') - positionOf(one, 'widest');
    return ahead === 0 ? positionOf(one, 'own') < positionOf(other, 'own') : ahead > 0;
  }

  return {
    add(turn, task) {
      const added = { ...turn, task };
      const rivals = inLane(turn.lane);
      const { max, maxPerClient } = places[turn.lane];
      if (rivals.filter(({ client }) => client.own === turn.client.own).length >= maxPerClient) return task;
      const dropped = rivals.length < max ? undefined : findDropped(rivals, added);
      if (dropped === added) return task;
      waiting.push(added);
      lastPosition += 1;
      for (const key of keysOf(added)) if (!positions.has(key)) positions.set(key, lastPosition);
      keep((each) => each !== dropped);
      return dropped?.task;
    },
    next() {
      const lane = nextLane();
      if (!lane) return undefined;
      const next = inLane(lane).reduce((first, each) => (isBefore(each, first) ? each : first));
      lastPosition += 1;
      for (const key of keysOf(next)) positions.set(key, lastPosition);
      keep((each) => each !== next);
      return next.task;
    },
    size: () => waiting.length,
    remove: (isWanted) => keep(({ task }) => !isWanted(task)),
  };
}

/** Whether the next of the tasks would wait for several seconds, with so many threads. */
export function isLong(size: number, threads: number): boolean {
  return size >= Math.max(8, 4 * threads);
}

/** The newest task of the client that has more than the one that is added, or the one that is added. */
function findDropped<Item extends Turn>(rivals: readonly Item[], added: Item): Item {
  const widest = largest([...rivals, added], 'widest', added);
  return largest(widest, 'own', added).at(-1) ?? added;
}

/** The tasks of the network with the most; of equals that of the one that is added, else the one that came last. */
function largest<Item extends Turn>(items: readonly Item[], level: keyof Networks, added: Item): readonly Item[] {
  const groups = Map.groupBy(items, ({ client }) => client[level]);
  const own = groups.get(added.client[level]) ?? [];
  return [...groups.values()].reverse().reduce((most, each) => (each.length > most.length ? each : most), own);
}

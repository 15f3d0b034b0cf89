/** Connections to the database, each with one turn at a time. */
export const connections = 16;

let turns = 0;

/** Runs turns, numbered from 1 for the whole process, one after the other on every connection. Returns turns per second. */
export async function runOnConnections(run: (turn: number) => Promise<void>, milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  async function work(): Promise<void> {
    while (performance.now() - start < milliseconds) {
      turns += 1;
      await run(turns);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return (done / (performance.now() - start)) * 1_000;
}

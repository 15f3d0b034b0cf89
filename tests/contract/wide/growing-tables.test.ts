import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import { hourMs } from '#lib/core/time/durations.ts';
import { openDatabase } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { openCashier } from '../../fixtures/sandbox/cashier.ts';
import { openDocuments } from '../../fixtures/sandbox/documents.ts';
import { proofs } from '../../fixtures/sandbox/models/proofs.ts';
import { createTestDatabase, hasTestServer } from '../../fixtures/servers/test-server.ts';

/** Tables with a few rows however many players there are, and those whose rows leave within minutes. */
const readWhole = [
  'bonus_campaign',
  'bonus_code',
  'clock',
  'feed_outbox',
  'jackpot',
  'password_confirmation',
  'realtime_ticket',
  'sports_balance_notice',
  'tournament_paid',
];

/** A model empties its tables before each history; the standings of tournaments join from whichever table has fewer rows (docs/capacity.md). */
const leftOut = /^delete from "\w+"$|as tournament_id/;

const planSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(planSchema).optional();
  },
});
type Plan = z.output<typeof planSchema>;
const explainedSchema = z.object({ 'Query Text': z.string(), Plan: planSchema });
type Explained = z.output<typeof explainedSchema>;

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Has every connection from now on report the plans of its statements, which the settings of the database make it send. */
function collectPlans(): { readonly explained: readonly Explained[]; readonly stop: () => void } {
  const explained: Explained[] = [];
  const { connect } = pg.Client.prototype;
  function connectAndListen(this: pg.Client, ...args: unknown[]): unknown {
    this.on('notice', ({ message = '' }) => {
      const [, json] = message.split('plan:\n');
      if (json) explained.push(explainedSchema.parse(JSON.parse(json)));
    });
    return Reflect.apply(connect, this, args);
  }
  Object.assign(pg.Client.prototype, { connect: connectAndListen });
  return { explained, stop: () => Object.assign(pg.Client.prototype, { connect }) };
}

const settings = [
  // A small table is read whole where that is faster; now only where no index fits.
  'enable_seqscan = off',
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_format = json',
  'client_min_messages = log',
];

const withServer = hasTestServer ? test : test.skip;

withServer(
  'OPS-07 neither a call of a player nor the work in the background reads a table that grows from end to end',
  async () => {
    const own = await createTestDatabase();
    if (!own) throw new Error('there is no test server');
    const connect = () => openDatabase({ url: own.url, folder: undefined });
    const start = async () => {
      const services = [await openCashier({ DATABASE_URL: own.url }), await openDocuments({ DATABASE_URL: own.url })];
      return { services, close: () => Promise.all(services.map((service) => service.close())) };
    };
    const { explained, stop } = collectPlans();
    try {
      // What fills an empty database reads it whole.
      await (await start()).close();
      const plain = await connect();
      for (const setting of settings) {
        await plain.db.execute(sql.raw(`alter database ${new URL(own.url).pathname.slice(1)} set ${setting}`));
      }
      const columns = await plain.db.execute(sql`select c.relname as index, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`);
      const firstColumns = new Map(rowsOf(columns).map(({ index, first }) => [String(index), String(first)]));
      await plain.close();

      const database = await connect();
      for (const proof of Object.values(proofs)) expect(await (await proof.open(database))(1, 200)).toEqual([]);
      await database.close();
      const { services, close } = await start();
      for (const service of services) await service.clock.advance(24 * hourMs);
      await close();

      // A condition on another column than the first of an index reads the index from end to end.
      const isWhole = ({ 'Node Type': type, 'Index Name': index = '', 'Index Cond': condition }: Plan) => {
        const first = firstColumns.get(index);
        if (first === undefined || condition === undefined) return type === 'Seq Scan';
        return !condition.includes(first);
      };
      const statements = explained.filter(({ 'Query Text': text }) => !leftOut.test(text));
      const read = statements.flatMap(({ 'Query Text': text, Plan: plan }) =>
        nodesOf(plan).flatMap((node) =>
          isWhole(node) ? [`${node['Relation Name'] ?? node['Index Name']}: ${text.replaceAll(/\s+/g, ' ')}`] : [],
        ),
      );
      const unexpected = new Set(read.filter((line) => !readWhole.some((name) => line.startsWith(`${name}:`))));
      expect([...unexpected]).toEqual([]);
      expect(read).not.toEqual([]);
    } finally {
      stop();
      await own.drop();
    }
  },
);

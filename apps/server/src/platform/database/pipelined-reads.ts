import pg from "pg";
import { PipelinedQuery, type PreparedStatement } from "./pipelined-query.ts";
import { KEEP_ALIVE } from "./query-bounds.ts";
import { isOutdatedPlan } from "./naming-client.ts";
import { closeConnection, type ConnectionWatch } from "./watch-connections.ts";

/**
 * Planner settings of this connection. A statement is planned once, perhaps while its tables are still empty or have no
 * statistics; PostgreSQL would then scan whole tables for as long as the connection lives. All statements here find a
 * few rows by their keys, and join the tables in the order in which they are written.
 */
const PLANNER_SETTINGS = {
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  join_collapse_limit: "1",
  // By default PostgreSQL would plan some statements anew for each set of values, which costs more than the answer.
  plan_cache_mode: "force_generic_plan",
};

export type PipelinedReads = ReturnType<typeof openPipelinedReads>;

/**
 * Opens one connection for the short reads of nearly every call. Queries are sent without waiting for earlier answers,
 * and skip the pool's lending, which costs as much as such a query. Do not use it for writes or for slow queries: all
 * later queries would wait.
 */
export function openPipelinedReads(
  url: string,
  watch: Pick<ConnectionWatch, "add">,
  bounds: Record<string, string>,
  note: (error: Error) => void,
) {
  let opened: Promise<pg.Client> | null = null;

  const open = (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      pipeline: true,
      connectionTimeoutMillis: 5000,
      ...KEEP_ALIVE,
    });
    const pending = client.connect().then(async () => {
      await watch.add(client, { ...bounds, ...PLANNER_SETTINGS });
      return client;
    });
    // A client may report its end more than once. By the second time, another one may have replaced it.
    const forget = () => {
      if (opened === pending) opened = null;
    };
    client.on("error", (error) => {
      forget();
      note(error);
    });
    client.on("end", forget);
    pending.catch(forget);
    return pending;
  };

  /**
   * Repeats a query once on a new connection when its connection ended: reading twice does no harm. Does the same when
   * a migration changed the result columns, because the old connection would refuse the statement until its end.
   */
  const withRetry = async <Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const pending = (opened ??= open());
    const client = await pending;
    try {
      return await run(client);
    } catch (error) {
      const isOutdated = isOutdatedPlan(error);
      if (isRefused(error) && !isOutdated) throw error;
      if (opened === pending) {
        opened = null;
        if (isOutdated) void end(pending);
      }
      return run(await (opened ??= open()));
    }
  };

  return {
    ask: async <Row extends object>(statement: PreparedStatement): Promise<Row | undefined> =>
      (await withRetry((client) => queryOn<Row>(client, statement)))[0],
    queryAll: <Row extends object>(statement: PreparedStatement): Promise<Row[]> =>
      withRetry((client) => queryOn<Row>(client, statement)),
    /** Queries in flight are still answered; later ones use a new connection. */
    renew(): void {
      const former = opened;
      opened = null;
      void end(former);
    },
    close: () => end(opened),
  };
}

/** Queries of the current turn of the event loop that are not sent yet, by statement name and values. */
const batches = new WeakMap<pg.Client, Map<string, Promise<object[]>>>();

/**
 * Sends the queries of one turn of the event loop in one write, because each write costs as much as the rest of a
 * query. Equal queries, as when a hundred phones open one page, are sent once. None was sent yet, so nobody gets an
 * answer older than their request. They share the rows, so callers must not change them.
 */
function queryOn<Row extends object>(client: pg.Client, statement: PreparedStatement): Promise<Row[]> {
  const batch = batches.get(client) ?? openBatch(client);
  const key = `${statement.name} ${JSON.stringify(statement.values)}`;
  const same = batch.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same statement answers the same rows
  if (same) return same as Promise<Row[]>;
  const rows = new Promise<Row[]>((resolve, reject) => {
    const query: pg.Submittable = new PipelinedQuery<Row>(statement, resolve, reject);
    client.query(query);
  });
  batch.set(key, rows);
  return rows;
}

function openBatch(client: pg.Client): Map<string, Promise<object[]>> {
  const batch = new Map<string, Promise<object[]>>();
  const { stream } = client.connection;
  batches.set(client, batch);
  stream.cork();
  setImmediate(() => {
    batches.delete(client);
    stream.uncork();
  });
  return batch;
}

/** Closes the connection. A connection that could not be opened needs no closing. */
const end = async (opened: Promise<pg.Client> | null): Promise<void> => {
  await opened?.then(closeConnection, () => {});
};

/** Whether the database refused the query. Any other error means that the connection has ended. */
const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === "ERROR";

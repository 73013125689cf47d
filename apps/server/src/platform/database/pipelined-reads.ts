import pg from "pg";
import { PipelinedQuery, type Question } from "./pipelined-query.ts";
import { KEEP_ALIVE } from "./query-bounds.ts";
import { isOutdatedPlan } from "./naming-client.ts";
import { hangUp, type ConnectionWatch } from "./watch-connections.ts";

/**
 * Planner settings of this connection. A statement is planned once, perhaps while its tables are still empty or have no
 * statistics; PostgreSQL would then scan whole tables for as long as the connection lives. All statements here find a
 * few rows by their keys, and join the tables in the order in which they are written.
 */
const AS_WRITTEN = {
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
    const mine = client.connect().then(async () => {
      await watch.add(client, { ...bounds, ...AS_WRITTEN });
      return client;
    });
    // A client may report its end more than once. By the second time, another one may have replaced it.
    const leave = () => {
      if (opened === mine) opened = null;
    };
    client.on("error", (error) => {
      leave();
      note(error);
    });
    client.on("end", leave);
    mine.catch(leave);
    return mine;
  };

  /**
   * Repeats a query once on a new connection when its connection ended: reading twice does no harm. Does the same when
   * a migration changed the result columns, because the old connection would refuse the statement until its end.
   */
  const twice = async <Answer>(asked: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
    const mine = (opened ??= open());
    const client = await mine;
    try {
      return await asked(client);
    } catch (error) {
      const isOutdated = isOutdatedPlan(error);
      if (isRefused(error) && !isOutdated) throw error;
      if (opened === mine) {
        opened = null;
        if (isOutdated) void end(mine);
      }
      return asked(await (opened ??= open()));
    }
  };

  return {
    ask: async <Row extends object>(question: Question): Promise<Row | undefined> =>
      (await twice((client) => askOn<Row>(client, question)))[0],
    askAll: <Row extends object>(question: Question): Promise<Row[]> => twice((client) => askOn<Row>(client, question)),
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
const gathered = new WeakMap<pg.Client, Map<string, Promise<object[]>>>();

/**
 * Sends the queries of one turn of the event loop in one write, because each write costs as much as the rest of a
 * query. Equal queries, as when a hundred phones open one page, are sent once. None was sent yet, so nobody gets an
 * answer older than their request. They share the rows, so callers must not change them.
 */
function askOn<Row extends object>(client: pg.Client, question: Question): Promise<Row[]> {
  const asked = gathered.get(client) ?? gatherOn(client);
  const key = `${question.name} ${JSON.stringify(question.values)}`;
  const same = asked.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same statement answers the same rows
  if (same) return same as Promise<Row[]>;
  const answer = new Promise<Row[]>((resolve, reject) => {
    const query: pg.Submittable = new PipelinedQuery<Row>(question, resolve, reject);
    client.query(query);
  });
  asked.set(key, answer);
  return answer;
}

function gatherOn(client: pg.Client): Map<string, Promise<object[]>> {
  const asked = new Map<string, Promise<object[]>>();
  const { stream } = client.connection;
  gathered.set(client, asked);
  stream.cork();
  setImmediate(() => {
    gathered.delete(client);
    stream.uncork();
  });
  return asked;
}

/** Closes the connection. A connection that could not be opened needs no closing. */
const end = async (opened: Promise<pg.Client> | null): Promise<void> => {
  await opened?.then(hangUp, () => {});
};

/** Whether the database refused the query. Any other error means that the connection has ended. */
const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === "ERROR";

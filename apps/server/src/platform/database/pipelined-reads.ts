import pg from "pg";
import { PipelinedQuery, type Question } from "./pipelined-query.ts";
import { KEEP_ALIVE } from "./query-bounds.ts";
import { isOutdatedPlan } from "./naming-client.ts";
import { hangUp, type ConnectionWatch } from "./watch-connections.ts";

/**
 * A question is planned once, and perhaps while its tables were still empty or nothing was known of them: left to itself, it
 * would then go through whole tables for as long as the connection lives. All questions here are after a few rows by their keys,
 * and go from table to table as they are written.
 */
const AS_WRITTEN = {
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  join_collapse_limit: "1",
  // Left to itself, PostgreSQL would plan some of them anew for every list of values, which costs more than the answer.
  plan_cache_mode: "force_generic_plan",
};

export type PipelinedReads = ReturnType<typeof openPipelinedReads>;

/**
 * One connection for the short questions of nearly every call. They follow each other without waiting for answers, and are
 * spared the pool's lending and taking back, which costs as much as such a question. Not for writes or for what takes long:
 * all behind it would wait.
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
    // News of a connection's end comes more than once: by the second time another may have taken its place.
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
   * A question that meets the end of its connection is asked once more on another: reading twice harms nobody. So is one whose plan a
   * migration has made useless: the connection would refuse it for as long as it lives.
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
    /** Questions that are under way are still answered; the next ones go down another connection. */
    renew(): void {
      const former = opened;
      opened = null;
      void end(former);
    },
    close: () => end(opened),
  };
}

/** The questions that were asked in this turn of the event loop and are not on their way yet, by what they ask. */
const gathered = new WeakMap<pg.Client, Map<string, Promise<object[]>>>();

/**
 * Questions of calls that came at once are written at once: each write by itself costs as much as everything else about a question. Those
 * that ask the same, as when a hundred phones open one page, are asked once: none was sent yet, so nobody is told anything older than
 * what the database says after they asked. Nobody changes the rows that they get.
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

/** One that could not be opened needs no end. */
const end = async (opened: Promise<pg.Client> | null): Promise<void> => {
  await opened?.then(hangUp, () => {});
};

/** The database understood, and said no; anything else is the end of the connection. */
const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === "ERROR";

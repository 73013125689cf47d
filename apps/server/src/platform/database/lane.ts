import pg from "pg";
import { KEEP_ALIVE } from "./query-bounds.ts";
import { hangUp, type ConnectionWatch } from "./watch-connections.ts";

interface Question {
  name: string;
  text: string;
  values: unknown[];
}

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
};

export type Lane = ReturnType<typeof openLane>;

/**
 * One connection for the short questions of nearly every call. They follow each other without waiting for answers, and are
 * spared the pool's lending and taking back, which costs as much as such a question. Not for writes or for what takes long:
 * all behind it would wait.
 */
export function openLane(
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

  return {
    /** A question that meets the end of its connection is asked once more on another: reading twice harms nobody. */
    async ask<Row extends object>(question: Question): Promise<Row | undefined> {
      const mine = (opened ??= open());
      const client = await mine;
      try {
        return (await client.query<Row>(question)).rows[0];
      } catch (error) {
        if (isRefused(error)) throw error;
        if (opened === mine) opened = null;
        const other = await (opened ??= open());
        return (await other.query<Row>(question)).rows[0];
      }
    },
    /** Questions that are under way are still answered; the next ones go down another connection. */
    renew(): void {
      const former = opened;
      opened = null;
      void end(former);
    },
    close: () => end(opened),
  };
}

/** One that could not be opened needs no end. */
const end = async (opened: Promise<pg.Client> | null): Promise<void> => {
  await opened?.then(hangUp, () => {});
};

/** The database understood, and said no; anything else is the end of the connection. */
const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === "ERROR";

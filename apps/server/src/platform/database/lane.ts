import pg from "pg";

export type Lane = ReturnType<typeof openLane>;

/**
 * One connection for the short questions of nearly every call. They follow each other without waiting for answers, and are
 * spared the pool's lending and taking back, which costs as much as such a question. Not for writes or for what takes long:
 * all behind it would wait.
 */
export function openLane(url: string, note: (error: Error) => void) {
  let opened: Promise<pg.Client> | null = null;

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, pipeline: true, connectionTimeoutMillis: 10_000 });
    const leave = () => (opened = null);
    client.on("error", (error) => {
      leave();
      note(error);
    });
    client.on("end", leave);
    try {
      return await client.connect();
    } catch (error) {
      leave();
      throw error;
    }
  };

  return {
    async ask<Row extends object>(question: {
      name: string;
      text: string;
      values: unknown[];
    }): Promise<Row | undefined> {
      const { rows } = await (await (opened ??= open())).query<Row>(question);
      return rows[0];
    },
    async close(): Promise<void> {
      await (await opened)?.end();
    },
  };
}

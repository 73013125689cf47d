import pg from "pg";
import { statementName } from "./statement-name.ts";

type QueryCallback = (error: unknown, result?: unknown) => void;

/**
 * A connection that sends statements as named prepared statements. PostgreSQL parses and plans a named statement once
 * per connection, which for most of ours costs more than running it. Texts without values are sent as they are, because
 * some contain several statements.
 */
export class NamingClient extends pg.Client {
  /**
   * Names of statements whose result columns were changed by a migration. PostgreSQL refuses these names until the
   * connection ends.
   */
  readonly #outdated = new Set<string>();

  async runNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await run(this, { name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#outdated.add(name);
      // The statement has not run. In a transaction the error has aborted the transaction, which only the caller can
      // repeat.
      if (this.getTransactionStatus() !== "I") throw error;
      return run(this, { text, values });
    }
  }

  isOutdated(name: string): boolean {
    return this.#outdated.has(name);
  }
}

const run = (client: pg.Client, ...args: unknown[]): Promise<unknown> =>
  Reflect.apply(pg.Client.prototype.query, client, args);

// `query` has a dozen overloads in the driver's types, of which the pool and Kysely use two. So it is defined untyped.
Reflect.defineProperty(NamingClient.prototype, "query", {
  value(this: NamingClient, ...args: unknown[]): unknown {
    const [text, values, callback] = args;
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return run(this, ...args);
    const name = statementName(text);
    if (name === null || this.isOutdated(name)) return run(this, ...args);
    const pending = this.runNamed(name, text, values);
    if (!isCallback(callback)) return pending;
    pending.then((result) => callback(null, result), callback);
    return undefined;
  },
});

const isCallback = (value: unknown): value is QueryCallback => typeof value === "function";

/** Whether PostgreSQL refused a named statement because a migration changed its result columns. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "0A000" && error.routine === "RevalidateCachedQuery";

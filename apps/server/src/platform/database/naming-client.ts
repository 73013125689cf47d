import pg from "pg";
import { statementName } from "./statement-name.ts";

type Answered = (error: unknown, result?: unknown) => void;

/**
 * A connection that names its statements: PostgreSQL parses and plans a named statement once for each connection, which for most of ours
 * costs more than running it. Statements without values are sent as they are, because some of them are several in one.
 */
export class NamingClient extends pg.Client {
  /** Named before a migration changed what they answer: PostgreSQL refuses these names for as long as the connection lives. */
  readonly #outdated = new Set<string>();

  async runNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await run(this, { name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#outdated.add(name);
      // Nothing was done yet. In a transaction the error has ended it, and only whoever began it can do it again.
      if (this.getTransactionStatus() !== "I") throw error;
      return run(this, { text, values });
    }
  }

  isOutdated(name: string): boolean {
    return this.#outdated.has(name);
  }
}

const run = (client: pg.Client, ...asked: unknown[]): Promise<unknown> =>
  Reflect.apply(pg.Client.prototype.query, client, asked);

// The driver's own types for this method have a dozen forms, of which the pool and Kysely use two.
Reflect.defineProperty(NamingClient.prototype, "query", {
  value(this: NamingClient, ...asked: unknown[]): unknown {
    const [text, values, answered] = asked;
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return run(this, ...asked);
    const name = statementName(text);
    if (name === null || this.isOutdated(name)) return run(this, ...asked);
    const answer = this.runNamed(name, text, values);
    if (!isCallback(answered)) return answer;
    answer.then((result) => answered(null, result), answered);
    return undefined;
  },
});

const isCallback = (value: unknown): value is Answered => typeof value === "function";

/** What PostgreSQL says of a named statement when a migration has changed the columns that it answers. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "0A000" && error.routine === "RevalidateCachedQuery";

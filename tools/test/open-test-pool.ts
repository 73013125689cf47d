import pg from "pg";

/**
 * Opens connections for a test. `end()` resolves before PostgreSQL has closed all of them; when the database is dropped
 * right afterwards, pg reports the rest as an error of the pool, which without a listener would end the whole run.
 */
export function openTestPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  return pool;
}

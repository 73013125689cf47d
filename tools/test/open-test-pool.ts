import pg from "pg";

/**
 * A test's own connections. `end()` answers before PostgreSQL has closed each of them; a database that is dropped right
 * afterwards ends the rest, which pg reports as an error of the pool: without a listener it would end the whole run.
 */
export function openTestPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  return pool;
}

import { Client } from "pg";

/** A PostgreSQL server that tests share, and its migrated template, from which every test database is copied. */
export type TestServer = {
  url: string;
  /** With the server's role, which owns nothing; the same as `url` where the server has no such role. */
  servingUrl: string;
  template: string;
};

/** The URL of another database on the same server. */
export const databaseUrl = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

/** Runs statements one after the other on the server's own database, outside any transaction. */
export async function runOnServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The role is no superuser here, so it must wait until autovacuum and connections of the server's role have ended. */
export async function dropDatabase(serverUrl: string, database: string, triesLeft = 25): Promise<void> {
  try {
    await runOnServer(serverUrl, `drop database if exists "${database}" with (force)`);
  } catch (error) {
    if (triesLeft === 0 || !isInUse(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await dropDatabase(serverUrl, database, triesLeft - 1);
  }
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "42501" || error.code === "55006");

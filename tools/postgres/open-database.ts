import { Client, type ClientConfig } from "pg";
import type { Passwords } from "./postgres-password.ts";
import type { Postmaster } from "./read-postmaster.ts";
import { codeOf } from "./refusal.ts";

/** The connection string of the program's own account and database. */
export function databaseUrl({ socketFolder, address, port }: Postmaster, passwords: Passwords): string {
  return socketFolder
    ? `postgres://offertory:${passwords.program}@localhost:${port}/offertory?host=${encodeURIComponent(socketFolder)}`
    : `postgres://offertory:${passwords.program}@${address}:${port}/offertory`;
}

/** Connects as the program does; makes its account and database when they are not there yet. */
export async function openDatabase(postmaster: Postmaster, passwords: Passwords): Promise<void> {
  const greet = () => withClient({ connectionString: databaseUrl(postmaster, passwords) }, async () => {});
  try {
    await greet();
  } catch (error) {
    // Wrong password or no such account; no such database.
    if (codeOf(error) !== "28P01" && codeOf(error) !== "3D000") throw error;
    await makeDatabase(postmaster, passwords);
    await greet();
  }
}

async function makeDatabase({ socketFolder, address, port }: Postmaster, passwords: Passwords): Promise<void> {
  const administrator = { user: "postgres", password: passwords.administrator, database: "postgres" };
  await withClient({ ...administrator, host: socketFolder || address, port }, async (client) => {
    const isThere = async (query: string) => (await client.query(query)).rowCount === 1;
    const hasRole = await isThere("select 1 from pg_roles where rolname = 'offertory'");
    await client.query(`${hasRole ? "alter" : "create"} role offertory login createdb password '${passwords.program}'`);
    const hasDatabase = await isThere("select 1 from pg_database where datname = 'offertory'");
    if (!hasDatabase) await client.query("create database offertory owner offertory");
  });
}

export async function withClient<T>(config: ClientConfig, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 10_000, ...config });
  // A connection that breaks later is reported by the query that meets it.
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

import { Client, type ClientConfig } from "pg";
import type { Passwords } from "./postgres-password.ts";
import type { Postmaster } from "./read-postmaster.ts";
import { codeOf } from "./refusal.ts";

/** The role that owns the tables and migrates, and the server's role, which can only read and write rows. */
const OWNER = "offertory";
const SERVING = "offertory_server";

/** The connection string of the role that owns the program's database. */
export const databaseUrl = (postmaster: Postmaster, { program }: Passwords): string =>
  urlOf(postmaster, OWNER, program);

/** The connection string of the server's role. */
export const servingUrl = (postmaster: Postmaster, { serving }: Passwords): string =>
  urlOf(postmaster, SERVING, serving);

const urlOf = ({ socketFolder, address, port }: Postmaster, role: string, password: string): string =>
  socketFolder
    ? `postgres://${role}:${password}@localhost:${port}/offertory?host=${encodeURIComponent(socketFolder)}`
    : `postgres://${role}:${password}@${address}:${port}/offertory`;

/** Connects as the program does; creates its roles and database when they do not exist yet. */
export async function openDatabase(postmaster: Postmaster, passwords: Passwords): Promise<void> {
  const greet = async () => {
    for (const connectionString of [databaseUrl(postmaster, passwords), servingUrl(postmaster, passwords)])
      await withClient({ connectionString }, async () => {});
  };
  try {
    await greet();
  } catch (error) {
    // 28P01: wrong password or no such role. 3D000: no such database.
    if (codeOf(error) !== "28P01" && codeOf(error) !== "3D000") throw error;
    await makeDatabase(postmaster, passwords);
    await greet();
  }
}

async function makeDatabase({ socketFolder, address, port }: Postmaster, passwords: Passwords): Promise<void> {
  const administrator = { user: "postgres", password: passwords.administrator, database: "postgres" };
  await withClient({ ...administrator, host: socketFolder || address, port }, async (client) => {
    const isThere = async (query: string) => (await client.query(query)).rowCount === 1;
    const keepRole = async (role: string, attributes: string) => {
      const hasRole = await isThere(`select 1 from pg_roles where rolname = '${role}'`);
      await client.query(`${hasRole ? "alter" : "create"} role ${role} login ${attributes}`);
    };
    await keepRole(OWNER, `createdb password '${passwords.program}'`);
    await keepRole(SERVING, `nosuperuser nocreatedb nocreaterole password '${passwords.serving}'`);
    const hasDatabase = await isThere("select 1 from pg_database where datname = 'offertory'");
    if (!hasDatabase) await client.query("create database offertory owner offertory");
  });
}

export async function withClient<T>(config: ClientConfig, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 10_000, ...config });
  // When a connection breaks later, the next query reports it.
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

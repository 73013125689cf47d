import pg from "pg";
import { grantServing } from "./grant-serving.ts";
import { isMigrated, migrate } from "./migrate.ts";

export interface DatabaseUrls {
  /** Of the role that serves. */
  databaseUrl: string;
  /** Of the role that owns the tables; null where one role does both, or where somebody else migrates. */
  databaseOwnerUrl: string | null;
}

/** The serving role may not migrate, and nobody has. */
export class DatabaseIsOlder extends Error {
  constructor() {
    super(
      "The database is not up to date, and the role of DATABASE_URL may not change it. Set DATABASE_OWNER_URL, or run node apps/server/src/migrate.ts with it.",
    );
  }
}

/** Whether the serving role could change the tables that it serves, and the guards on them. */
export type Guarding = "guarded" | "unguarded";

/** Brings the schema up to date as its owner. Without the owner's address that is the serving role, if it owns the tables. */
export async function prepareDatabase({ databaseUrl, databaseOwnerUrl }: DatabaseUrls): Promise<Guarding> {
  if (databaseOwnerUrl)
    await withPool(databaseOwnerUrl, async (owner) => {
      await migrate(owner);
      const role = await withPool(databaseUrl, (serving) => readOne<string>(serving, "select current_user as value"));
      if (role && role !== (await readOne<string>(owner, "select current_user as value")))
        await grantServing(owner, role);
    });
  return withPool(databaseUrl, async (serving) => {
    if (!databaseOwnerUrl) {
      if (await mayMigrate(serving)) await migrate(serving);
      else if (!(await isMigrated(serving).catch(() => false))) throw new DatabaseIsOlder();
    }
    return (await mayAlter(serving)) ? "unguarded" : "guarded";
  });
}

/** In a database without our tables: whether they can be made. */
const mayMigrate = async (pool: pg.Pool): Promise<boolean> =>
  (await readOne<boolean>(pool, "select to_regclass('migrations') is null as value"))
    ? ((await readOne<boolean>(pool, "select has_schema_privilege('public', 'create') as value")) ?? false)
    : mayAlter(pool);

const mayAlter = async (pool: pg.Pool): Promise<boolean> =>
  (await readOne<boolean>(
    pool,
    `select bool_or(r.rolsuper or pg_has_role(r.oid, c.relowner, 'member') or pg_has_role(r.oid, d.datdba, 'member')) as value
     from pg_class c, pg_roles r, pg_database d
     where c.oid in (to_regclass('migrations'), to_regclass('ledger')) and r.rolname = current_user
       and d.datname = current_database()`,
  )) ?? false;

async function readOne<Value>(pool: pg.Pool, text: string): Promise<Value | null> {
  return (await pool.query<{ value: Value }>(text)).rows[0]?.value ?? null;
}

async function withPool<Result>(url: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while it is idle is met by the next query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

import pg from "pg";
import { grantServing } from "./grant-serving.ts";
import { isMigrated, migrate } from "./migrate.ts";

export interface DatabaseUrls {
  /** Connects as the serving role. */
  databaseUrl: string;
  /**
   * Connects as the role that owns the tables; null where the serving role owns them or the database is migrated
   * separately.
   */
  databaseOwnerUrl: string | null;
}

/** The database lacks migrations, and the serving role may not apply them. */
export class DatabaseIsOlder extends Error {
  constructor() {
    super(
      "The database is not up to date, and the role of DATABASE_URL may not change it. Set DATABASE_OWNER_URL, or run node apps/server/src/migrate.ts with it.",
    );
  }
}

/** `unguarded` when the serving role could alter the tables and disable their triggers. */
export type Guarding = "guarded" | "unguarded";

/** Migrates the database as its owner, or, without the owner's URL, as the serving role if it owns the tables. */
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

/** Whether the role may migrate. In a database without our tables: whether it may create them. */
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
  // The next query reports a connection that broke while it was idle.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

import { withClient } from "../../postgres/open-database.ts";
import { codeOf, messageOf, Refusal } from "../../postgres/refusal.ts";

/** Refuses a PostgreSQL of DATABASE_URL that cannot be used. */
export async function checkDatabase(url: string): Promise<void> {
  const server = describeServer(url);
  try {
    await withClient({ connectionString: url, connectionTimeoutMillis: 8000 }, async (client) => {
      const { rows } = await client.query<{ number: number }>(
        "select current_setting('server_version_num')::int as number",
      );
      const major = Math.floor((rows[0]?.number ?? 0) / 10_000);
      if (major < 15) throw new Refusal(`The PostgreSQL ${server} is version ${major}: Offertory needs 15 or later.`);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The PostgreSQL ${server} cannot be used (${explain(error)}): start it, or correct DATABASE_URL.`,
    );
  }
}

function describeServer(url: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(url);
    if (!/^postgres(ql)?:$/.test(protocol)) throw new Error(protocol);
    return `${pathname.slice(1)} at ${hostname}:${port || "5432"}`;
  } catch {
    throw new Refusal("DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.");
  }
}

function explain(error: unknown): string {
  const code = codeOf(error);
  if (code === "28P01" || code === "28000") return "it refuses the user or the password";
  if (code === "3D000") return "it has no such database";
  if (error instanceof AggregateError) return explain(error.errors[0]);
  return code && /^E[A-Z]+$/.test(code) ? code : messageOf(error);
}

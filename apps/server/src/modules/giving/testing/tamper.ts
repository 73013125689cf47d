import type { TestServer } from "../../../../test/test-server.ts";

/** Changes the ledger as the database owner could, with its triggers disabled. `$1` is the church. */
export async function tamper(server: TestServer, churchId: string, text: string): Promise<void> {
  const client = await server.owner.connect();
  const set = async (action: "disable" | "enable") => {
    for (const table of ["ledger", "ledger_checkpoints"])
      await client.query(`alter table ${table} ${action} trigger user`);
  };
  try {
    await client.query("begin");
    await set("disable");
    await client.query(text, [churchId]);
    await set("enable");
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

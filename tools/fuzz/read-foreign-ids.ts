import type { Pool } from "pg";

/** Ids have 11 characters; shorter values, such as codes, could occur in any text. */
const ID_LENGTH = 11;

/** Returns all ids and email addresses of one church that the other church does not have too. */
export async function readForeignIds(owner: Pool, churchId: string, notOf: string): Promise<ReadonlySet<string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('church_id', 'id') and data_type = 'text'
     group by table_name having count(*) = 2`,
  );
  const queries = [...tables.map(({ name }) => `select id from ${name}`), "select email as id from people"];
  const listOf = async (church: string) =>
    (
      await Promise.all(
        queries.map((query) => owner.query<{ id: string | null }>(`${query} where church_id = $1`, [church])),
      )
    ).flatMap(({ rows }) => rows.flatMap(({ id }) => id ?? []));
  const shared = new Set(await listOf(notOf));
  return new Set((await listOf(churchId)).filter((id) => id.length >= ID_LENGTH && !shared.has(id)));
}

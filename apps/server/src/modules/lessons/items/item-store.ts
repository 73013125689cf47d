import type { Arranged } from "@offertory/contract";
import { sql } from "kysely";
import type { LessonsDatabase } from "../lessons-tables.ts";

/** The table of each kind, and the column of its parent. */
const TABLES = {
  program: { table: "lesson_programs", parent: "church_id" },
  study: { table: "lesson_studies", parent: "program_id" },
  lesson: { table: "lessons", parent: "study_id" },
  section: { table: "lesson_sections", parent: "lesson_id" },
} as const satisfies Record<Arranged, { table: string; parent: string }>;

/** Queries that programs, studies, lessons and sections share: each has a parent and an order among its siblings. */
export const itemStore = (db: LessonsDatabase) => {
  const tableOf = (kind: Arranged) => ({ table: sql.table(TABLES[kind].table), parent: sql.ref(TABLES[kind].parent) });

  return {
    /** The parent of a program is its church. */
    async count(kind: Arranged, churchId: string, parentId: string): Promise<number> {
      const { table, parent } = tableOf(kind);
      const { rows } = await sql<{ count: string }>`select count(*) as count from ${table}
        where church_id = ${churchId} and ${parent} = ${parentId} and removed_at is null`.execute(db);
      return Number(rows[0]?.count ?? 0);
    },

    async nextSort(kind: Arranged, churchId: string, parentId: string): Promise<number> {
      const { table, parent } = tableOf(kind);
      const { rows } = await sql<{ sort: number }>`select coalesce(max(sort), 0) + 1 as sort from ${table}
        where church_id = ${churchId} and ${parent} = ${parentId}`.execute(db);
      return rows[0]?.sort ?? 1;
    },

    async isSlugTaken(
      kind: "program" | "study" | "lesson",
      churchId: string,
      parentId: string,
      slug: string,
      exceptId: string,
    ): Promise<boolean> {
      const { table, parent } = tableOf(kind);
      const { rows } = await sql`select 1 from ${table} where church_id = ${churchId} and ${parent} = ${parentId}
        and slug = ${slug} and id <> ${exceptId} and removed_at is null`.execute(db);
      return rows.length > 0;
    },

    /** Lists the siblings of an item, including itself, in their order; empty when the item does not exist. */
    async listSiblings(kind: Arranged, churchId: string, id: string): Promise<string[]> {
      const { table, parent } = tableOf(kind);
      const { rows } = await sql<{ id: string }>`select s.id from ${table} s where s.church_id = ${churchId}
        and ${parent} = (select ${parent} from ${table} where church_id = ${churchId} and id = ${id} and removed_at is null)
        and s.removed_at is null order by s.sort, s.id`.execute(db);
      return rows.map((row) => row.id);
    },

    async arrange(kind: Arranged, churchId: string, ids: readonly string[]): Promise<void> {
      const { table } = tableOf(kind);
      await sql`update ${table} t set sort = placed.place from unnest(${ids}::text[]) with ordinality as placed (id, place)
        where t.church_id = ${churchId} and t.id = placed.id`.execute(db);
    },

    async setRemovedAt(kind: Arranged, churchId: string, id: string, removedAt: Date | null): Promise<void> {
      const { table } = tableOf(kind);
      await sql`update ${table} set removed_at = ${removedAt} where church_id = ${churchId} and id = ${id}`.execute(db);
    },
  };
};

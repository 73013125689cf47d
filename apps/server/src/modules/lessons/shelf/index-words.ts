import { sql } from "kysely";
import type { LessonsDatabase } from "../lessons-tables.ts";
import { wordsOf } from "./words-of.ts";

/** What is found, and how heavily it counts: names most, then descriptions, then all else. */
export interface Words {
  name: string;
  description: string;
  rest: string;
}

/** The simple dictionary, because churches write in any language: words as they are, none left out. */
export const indexWords = async (
  db: LessonsDatabase,
  table: "lessons" | "lesson_programs",
  { churchId, id }: { churchId: string; id: string },
  { name, description, rest }: Words,
): Promise<void> => {
  const joined = (text: string) => wordsOf(text).join(" ");
  await sql`update ${sql.table(table)} set search =
    setweight(to_tsvector('simple', ${joined(name)}), 'A') ||
    setweight(to_tsvector('simple', ${joined(description)}), 'B') ||
    setweight(to_tsvector('simple', ${joined(rest)}), 'D')
    where church_id = ${churchId} and id = ${id}`.execute(db);
};

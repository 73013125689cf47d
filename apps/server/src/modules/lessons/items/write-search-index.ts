import { sql } from "kysely";
import type { LessonsDatabase } from "../lessons-tables.ts";
import { searchWords } from "./search-words.ts";

/** The texts to index. Matches in the name rank highest, then in the description, then in the rest. */
export interface SearchTexts {
  name: string;
  description: string;
  rest: string;
}

/**
 * Writes the search index of a lesson or program. It uses the `simple` text search configuration, without stemming or
 * stop words, because churches write in any language.
 */
export const writeSearchIndex = async (
  db: LessonsDatabase,
  table: "lessons" | "lesson_programs",
  { churchId, id }: { churchId: string; id: string },
  { name, description, rest }: SearchTexts,
): Promise<void> => {
  const joined = (text: string) => searchWords(text).join(" ");
  await sql`update ${sql.table(table)} set search =
    setweight(to_tsvector('simple', ${joined(name)}), 'A') ||
    setweight(to_tsvector('simple', ${joined(description)}), 'B') ||
    setweight(to_tsvector('simple', ${joined(rest)}), 'D')
    where church_id = ${churchId} and id = ${id}`.execute(db);
};

import { sql } from "kysely";
import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { fileStore } from "./files/file-store.ts";
import type { LessonsDatabase, LessonsTables } from "./lessons-tables.ts";
import { lessonStore } from "./records/lesson-store.ts";
import { libraryStore } from "./library/library-store.ts";
import { programStore } from "./records/program-store.ts";
import { sectionStore } from "./sections/section-store.ts";
import { itemStore } from "./items/item-store.ts";
import { studyStore } from "./records/study-store.ts";

/** What the lessons module needs from its environment. */
export interface LessonsNeeds {
  guards: Guards;
  limits: Limits;
  storage: Storage;
  now: () => Date;
  newId: () => string;
  /** The server's secret; signs upload forms and download keys. */
  secret: string;
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** True outside production: every localhost name and port then counts as one of our origins. */
  isDemo: boolean;
}

const storesIn = (db: LessonsDatabase) => ({
  programs: programStore(db),
  studies: studyStore(db),
  lessons: lessonStore(db),
  sections: sectionStore(db),
  files: fileStore(db),
  items: itemStore(db),
  library: libraryStore(db),
});
export type LessonsStores = ReturnType<typeof storesIn>;

export interface Lessons extends LessonsNeeds, LessonsStores {
  connection: Connection;
}

export function openLessons(connection: Connection, needs: LessonsNeeds): Lessons {
  return { ...needs, connection, ...storesIn(connection.$extendTables<LessonsTables>()) };
}

/**
 * Runs a change in a transaction that holds a lock on the church's lessons, so that concurrent changes run one after
 * another.
 */
export const inTransaction = <Result>(
  { connection }: Pick<Lessons, "connection">,
  churchId: string,
  work: (stores: LessonsStores) => Promise<Result>,
): Promise<Result> =>
  connection.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lessons ${churchId}`}, 0))`.execute(tx);
    return work(storesIn(tx.$extendTables<LessonsTables>()));
  });

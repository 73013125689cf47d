import { MAX_TASKS, type TaskStatus, type TaskView } from "@offertory/contract";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { TasksDatabase, TasksTables } from "../tasks-tables.ts";

export type TaskRow = Selectable<TasksTables["tasks"]>;
export type NamedTask = TaskRow & { assigneeName: string | null; creatorName: string | null };
type Update = Pick<
  Updateable<TasksTables["tasks"]>,
  "title" | "description" | "dueDate" | "assigneeId" | "status" | "dateClosed"
>;

export const taskStore = (db: TasksDatabase) => {
  const named = (churchId: string) =>
    db
      .selectFrom("tasks as t")
      .leftJoin("peopleNames as a", (join) =>
        join.onRef("a.churchId", "=", "t.churchId").onRef("a.personId", "=", "t.assigneeId"),
      )
      .leftJoin("peopleNames as c", (join) =>
        join.onRef("c.churchId", "=", "t.churchId").onRef("c.personId", "=", "t.creatorId"),
      )
      .selectAll("t")
      .select(["a.displayName as assigneeName", "c.displayName as creatorName"])
      .where("t.churchId", "=", churchId);
  const assignedTo = (churchId: string, personId: string) =>
    db
      .selectFrom("tasks")
      .where("churchId", "=", churchId)
      .where("assigneeId", "=", personId)
      .where("status", "=", "open");

  return {
    find: (churchId: string, id: string): Promise<NamedTask | undefined> =>
      named(churchId).where("t.id", "=", id).executeTakeFirst(),

    /** Reads a task and locks its row, so that changes run one after the other. */
    lock: (churchId: string, id: string): Promise<TaskRow | undefined> =>
      db
        .selectFrom("tasks")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst(),

    list: (churchId: string, personId: string, view: TaskView, status: TaskStatus): Promise<NamedTask[]> =>
      named(churchId)
        .where("t.status", "=", status)
        .$if(view === "mine", (query) => query.where("t.assigneeId", "=", personId))
        .$if(view === "byMe", (query) => query.where("t.creatorId", "=", personId))
        .$if(status === "open", (query) =>
          query
            .orderBy("t.dueDate", (order) => order.asc().nullsLast())
            .orderBy("t.dateCreated")
            .orderBy("t.id"),
        )
        .$if(status === "closed", (query) => query.orderBy("t.dateClosed", "desc").orderBy("t.id"))
        .limit(MAX_TASKS)
        .execute(),

    /** Counts the open tasks that are assigned to a person. */
    countOpenOf: async (churchId: string, personId: string): Promise<number> =>
      (
        await assignedTo(churchId, personId)
          .select(sql<number>`count(*)::int`.as("count"))
          .executeTakeFirstOrThrow()
      ).count,

    /** The open tasks of a person that are due first; those without a due day come last. */
    nextOf: (churchId: string, personId: string, limit: number) =>
      assignedTo(churchId, personId)
        .select(["id", "title", "dueDate"])
        .orderBy("dueDate", (order) => order.asc().nullsLast())
        .orderBy("dateCreated")
        .orderBy("id")
        .limit(limit)
        .execute(),

    ofPerson: (churchId: string, personId: string): Promise<TaskRow[]> =>
      db
        .selectFrom("tasks")
        .selectAll()
        .where("churchId", "=", churchId)
        .where(({ eb, or }) => or([eb("assigneeId", "=", personId), eb("creatorId", "=", personId)]))
        .orderBy("dateCreated")
        .execute(),

    add: (task: Insertable<TasksTables["tasks"]>) => db.insertInto("tasks").values(task).execute(),

    change: (churchId: string, id: string, change: Update) =>
      db
        .updateTable("tasks")
        .set({ ...change, version: sql`version + 1` })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .execute(),

    remove: (churchId: string, id: string) =>
      db.deleteFrom("tasks").where("churchId", "=", churchId).where("id", "=", id).execute(),
  };
};

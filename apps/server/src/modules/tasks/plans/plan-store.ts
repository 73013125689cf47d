import type { AssignmentStatus, PositionDraft } from "@offertory/contract";
import { sql, type Selectable } from "kysely";
import type { TasksDatabase, TasksTables } from "../tasks-tables.ts";

export type PlanRow = Selectable<TasksTables["plans"]>;
export type PositionRow = Selectable<TasksTables["planPositions"]>;
export type AssignmentRow = Selectable<TasksTables["planAssignments"]>;
type NewPosition = PositionDraft & { id: string; sort: number };

export const planStore = (db: TasksDatabase) => ({
  find: (churchId: string, id: string): Promise<PlanRow | undefined> =>
    db.selectFrom("plans").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  /** Reads a plan and locks its row, so that changes run one after the other. */
  lock: (churchId: string, id: string): Promise<PlanRow | undefined> =>
    db
      .selectFrom("plans")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),

  list: (churchId: string, today: string, past: boolean, limit: number): Promise<PlanRow[]> =>
    db
      .selectFrom("plans")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("date", past ? "<" : ">=", today)
      .orderBy("date", past ? "desc" : "asc")
      .orderBy("name")
      .orderBy("id")
      .limit(limit)
      .execute(),

  positionsOf: async (churchId: string, planIds: readonly string[]): Promise<PositionRow[]> =>
    planIds.length === 0
      ? []
      : db
          .selectFrom("planPositions")
          .selectAll()
          .where("churchId", "=", churchId)
          .where("planId", "in", planIds)
          .orderBy("sort")
          .orderBy("id")
          .execute(),

  assignmentsOf: async (churchId: string, planIds: readonly string[]): Promise<(AssignmentRow & { name: string })[]> =>
    planIds.length === 0
      ? []
      : db
          .selectFrom("planAssignments as a")
          .innerJoin("peopleNames as p", (join) =>
            join.onRef("p.churchId", "=", "a.churchId").onRef("p.personId", "=", "a.personId"),
          )
          .selectAll("a")
          .select("p.displayName as name")
          .where("a.churchId", "=", churchId)
          .where("a.planId", "in", planIds)
          .orderBy("p.displayName")
          .orderBy("a.id")
          .execute(),

  /** The assignments of a person in plans from a day on. */
  servingOf: (churchId: string, personId: string, from: string) =>
    db
      .selectFrom("planAssignments as a")
      .innerJoin("plans as p", (join) => join.onRef("p.churchId", "=", "a.churchId").onRef("p.id", "=", "a.planId"))
      .innerJoin("planPositions as o", (join) =>
        join.onRef("o.churchId", "=", "a.churchId").onRef("o.id", "=", "a.positionId"),
      )
      .select([
        "p.id as planId",
        "a.id as assignmentId",
        "p.name as planName",
        "p.date",
        "o.name as position",
        "a.status",
        "a.reason",
      ])
      .where("a.churchId", "=", churchId)
      .where("a.personId", "=", personId)
      .where("p.date", ">=", from)
      .orderBy("p.date")
      .orderBy("a.id")
      .execute(),

  /** Returns a page of the plans in which a person serves, the latest day first. A day counts as its midnight in UTC. */
  timelineOf: (
    churchId: string,
    personId: string,
    { before, limit }: { before: { at: Date; id: string } | null; limit: number },
  ) =>
    db
      .selectFrom("planAssignments as a")
      .innerJoin("plans as p", (join) => join.onRef("p.churchId", "=", "a.churchId").onRef("p.id", "=", "a.planId"))
      .innerJoin("planPositions as o", (join) =>
        join.onRef("o.churchId", "=", "a.churchId").onRef("o.id", "=", "a.positionId"),
      )
      .select(["a.id", "p.id as planId", "p.name as planName", "p.date", "o.name as position", "a.status"])
      .where("a.churchId", "=", churchId)
      .where("a.personId", "=", personId)
      .$if(before !== null, (query) =>
        query.where(sql<boolean>`(p.date || 'T00:00:00.000Z', a.id) < (${before?.at.toISOString()}, ${before?.id})`),
      )
      .orderBy("p.date", "desc")
      .orderBy("a.id", "desc")
      .limit(limit)
      .execute(),

  add: (plan: PlanRow) => db.insertInto("plans").values(plan).execute(),

  change: (churchId: string, id: string, change: Partial<Pick<PlanRow, "name" | "date" | "notes">>) =>
    db.updateTable("plans").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

  remove: (churchId: string, id: string) =>
    db.deleteFrom("plans").where("churchId", "=", churchId).where("id", "=", id).execute(),

  addPositions: async (churchId: string, planId: string, positions: readonly NewPosition[]): Promise<void> => {
    if (positions.length === 0) return;
    const rows = positions.map((position) => ({ churchId, planId, ...position }));
    await db.insertInto("planPositions").values(rows).execute();
  },

  changePosition: (churchId: string, id: string, change: Partial<PositionDraft>) =>
    db.updateTable("planPositions").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

  removePosition: (churchId: string, id: string) =>
    db.deleteFrom("planPositions").where("churchId", "=", churchId).where("id", "=", id).execute(),

  /** Adds an assignment; false if the person already has this position. */
  assign: async (row: Omit<AssignmentRow, "status" | "reason">): Promise<boolean> => {
    const added = await db
      .insertInto("planAssignments")
      .values(row)
      .onConflict((conflict) => conflict.columns(["churchId", "positionId", "personId"]).doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  unassign: (churchId: string, id: string) =>
    db.deleteFrom("planAssignments").where("churchId", "=", churchId).where("id", "=", id).execute(),

  answer: (churchId: string, id: string, status: AssignmentStatus, reason: string) =>
    db
      .updateTable("planAssignments")
      .set({ status, reason })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .execute(),

  /** Sets all assignments of a plan to unconfirmed, so that everybody must answer again. */
  resetToUnconfirmed: (churchId: string, planId: string) =>
    db
      .updateTable("planAssignments")
      .set({ status: "unconfirmed", reason: "" })
      .where("churchId", "=", churchId)
      .where("planId", "=", planId)
      .execute(),
});

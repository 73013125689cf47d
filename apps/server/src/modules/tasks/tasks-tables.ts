import type { AssignmentStatus, TaskStatus } from "@offertory/contract";
import type { ColumnType, Generated, Kysely } from "kysely";

/** The tables of the tasks module, and the views of other modules that it joins. */
export type TasksTables = {
  tasks: {
    churchId: string;
    id: string;
    title: string;
    description: string;
    dueDate: string | null;
    assigneeId: string | null;
    creatorId: string | null;
    status: TaskStatus;
    dateCreated: ColumnType<Date, Date, never>;
    dateClosed: ColumnType<Date | null, Date | null | undefined, Date | null>;
    version: Generated<number>;
  };
  plans: {
    churchId: string;
    id: string;
    name: string;
    date: string;
    notes: string;
    madeBy: string | null;
    createdAt: ColumnType<Date, Date, never>;
  };
  planPositions: { churchId: string; id: string; planId: string; name: string; needed: number; sort: number };
  planAssignments: {
    churchId: string;
    id: string;
    planId: string;
    positionId: string;
    personId: string;
    status: Generated<AssignmentStatus>;
    reason: Generated<string>;
  };
  peopleNames: { churchId: string; personId: string; displayName: string; archived: boolean };
  churchCards: { churchId: string; timeZone: string };
};

export type TasksDatabase = Kysely<TasksTables>;

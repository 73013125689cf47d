import type { Twin } from "../twin.ts";

const TASKS = "apps/server/src/modules/tasks";
const TASK_TEST = `${TASKS}/tasks/tasks.test.ts`;
const PLAN_TEST = `${TASKS}/plans/plans.test.ts`;
const MAY = `${TASKS}/tasks/may-task.ts`;

/** Whose task is whose, and what those who serve know of each other. */
export const TASKS_TWINS: Twin[] = [
  {
    guard: "A task is read by who may see it",
    file: `${TASKS}/tasks/find-task.ts`,
    find: "const task = await tasks.find(caller.churchId, id);\n  if (!task || !maySee(caller, task)) throw new TaskNotFound();",
    replace: "const task = await tasks.find(caller.churchId, id);\n  if (!task) throw new TaskNotFound();",
    test: TASK_TEST,
    title: "S7.06 a task is seen by who is to do it, who gave it, and who plans; to all others it is not there",
  },
  {
    guard: "All tasks are listed for who plans",
    file: `${TASKS}/tasks/list-tasks.ts`,
    find: 'if (view === "all" && !plans(caller)) throw new NotAllowed();',
    replace: "void [plans, NotAllowed];",
    test: TASK_TEST,
    title: "S7.06 lists hold what is mine, what I gave, and all of it only for who plans",
  },
  {
    guard: "Only staff give tasks to others",
    file: MAY,
    find: "personId === caller.personId || plans(caller) ||",
    replace: "personId !== null || plans(caller) ||",
    test: TASK_TEST,
    title: "S7.06 only staff give tasks to others, and only to people of their church",
  },
  {
    guard: "What a task says is changed by who gave it",
    file: `${TASKS}/tasks/change-task.ts`,
    find: "if (changesWords && !mayChange(caller, task)) throw new NotAllowed();",
    replace: "void [changesWords, mayChange, NotAllowed];",
    test: TASK_TEST,
    title: "who is to do it completes it, and does not change what it says",
  },
  {
    guard: "Notes on a task are for who sees the task",
    file: `${TASKS}/notes/noted-tasks.ts`,
    find: "task !== undefined && maySee(caller, task)",
    replace: "task !== undefined || maySee(caller, task)",
    test: TASK_TEST,
    title: "S6.03 notes on a task are for who sees the task",
  },
  {
    guard: "A plan is read by who serves in it",
    file: `${TASKS}/plans/my-plans.ts`,
    find: "if (!isIn && !maySeeAll(caller)) throw new PlanNotFound();",
    replace: "void [isIn, maySeeAll, PlanNotFound];",
    test: PLAN_TEST,
    title: "S7.06 who serves sees everybody's place and nobody's reasons; who does not serve sees nothing",
  },
  {
    guard: "Reasons are for who plans",
    file: `${TASKS}/plans/describe-plan.ts`,
    find: ".filter((one) => one.personId === personId)",
    replace: ".filter((one) => one.personId !== undefined || personId)",
    test: PLAN_TEST,
    title: "S7.06 who serves sees everybody's place and nobody's reasons; who does not serve sees nothing",
  },
  {
    guard: "People answer for themselves alone",
    file: `${TASKS}/plans/my-plans.ts`,
    find: "one.id === assignmentId && one.personId === caller.personId",
    replace: "one.id === assignmentId",
    test: PLAN_TEST,
    title: "S7.06 people answer for themselves alone",
  },
  {
    guard: "Plans are made by who may edit plans",
    file: `${TASKS}/plans/plan.routes.ts`,
    find: "const planner = allowedTo(can.editPlans);",
    replace: "const planner = member ?? allowedTo(can.editPlans);",
    test: PLAN_TEST,
    title: "S7.06 plans are made by who may edit plans, in their own church",
  },
  {
    guard: "A plan is read in its own church alone",
    file: `${TASKS}/plans/plan-store.ts`,
    find: 'db.selectFrom("plans").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst()',
    replace: 'db.selectFrom("plans").selectAll().where("id", "=", id).executeTakeFirst()',
    test: PLAN_TEST,
    title: "S7.06 plans are made by who may edit plans, in their own church",
  },
  {
    guard: "Who is erased is asked for nothing any more",
    file: `${TASKS}/people/person-store.ts`,
    find: 'await db.deleteFrom("planAssignments").where("churchId", "=", churchId).where("personId", "=", personId).execute();',
    replace: "",
    test: `${TASKS}/people/follow-people.test.ts`,
    title: "an erased person serves nowhere, and their tasks are nobody's",
  },
];

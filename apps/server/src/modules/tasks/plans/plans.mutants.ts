import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only planners and people who are assigned to a plan can read it",
    file: "./my-plans.ts",
    find: "if (!isAssigned && !mayEditPlans(caller)) throw new PlanNotFound();",
    replace: "void [isAssigned, mayEditPlans, PlanNotFound];",
    test: "./plans.test.ts",
    title: "S7.06 an assigned person sees the team without the reasons of others, and an unassigned person gets 404",
  },
  {
    guard: "Only planners see the reasons of other people",
    file: "./describe-plan.ts",
    find: ".filter((one) => one.personId === personId)",
    replace: ".filter((one) => one.personId !== undefined || personId)",
    test: "./plans.test.ts",
    title: "S7.06 an assigned person sees the team without the reasons of others, and an unassigned person gets 404",
  },
  {
    guard: "People can answer only their own assignments",
    file: "./my-plans.ts",
    find: "one.id === assignmentId && one.personId === caller.personId",
    replace: "one.id === assignmentId",
    test: "./plans.test.ts",
    title: "S7.06 people can answer only their own assignments",
  },
  {
    guard: "Changing plans requires permission to edit plans",
    file: "./plan.routes.ts",
    find: "const planner = allowedTo(can.editPlans);",
    replace: "const planner = member ?? allowedTo(can.editPlans);",
    test: "./plans.test.ts",
    title: "S7.06 plans can be read and changed only with permission to edit plans, in the caller's own church",
  },
  {
    guard: "A plan can be read only in its own church",
    file: "./plan-store.ts",
    find: 'db.selectFrom("plans").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst()',
    replace: 'db.selectFrom("plans").selectAll().where("id", "=", id).executeTakeFirst()',
    test: "./plans.test.ts",
    title: "S7.06 plans can be read and changed only with permission to edit plans, in the caller's own church",
  },
];

import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A plan is read by who serves in it",
    file: "./my-plans.ts",
    find: "if (!isAssigned && !mayEditPlans(caller)) throw new PlanNotFound();",
    replace: "void [isAssigned, mayEditPlans, PlanNotFound];",
    test: "./plans.test.ts",
    title: "S7.06 who serves sees everybody's place and nobody's reasons; who does not serve sees nothing",
  },
  {
    guard: "Reasons are for who plans",
    file: "./describe-plan.ts",
    find: ".filter((one) => one.personId === personId)",
    replace: ".filter((one) => one.personId !== undefined || personId)",
    test: "./plans.test.ts",
    title: "S7.06 who serves sees everybody's place and nobody's reasons; who does not serve sees nothing",
  },
  {
    guard: "People answer for themselves alone",
    file: "./my-plans.ts",
    find: "one.id === assignmentId && one.personId === caller.personId",
    replace: "one.id === assignmentId",
    test: "./plans.test.ts",
    title: "S7.06 people answer for themselves alone",
  },
  {
    guard: "Plans are made by who may edit plans",
    file: "./plan.routes.ts",
    find: "const planner = allowedTo(can.editPlans);",
    replace: "const planner = member ?? allowedTo(can.editPlans);",
    test: "./plans.test.ts",
    title: "S7.06 plans are made by who may edit plans, in their own church",
  },
  {
    guard: "A plan is read in its own church alone",
    file: "./plan-store.ts",
    find: 'db.selectFrom("plans").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst()',
    replace: 'db.selectFrom("plans").selectAll().where("id", "=", id).executeTakeFirst()',
    test: "./plans.test.ts",
    title: "S7.06 plans are made by who may edit plans, in their own church",
  },
];

import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Notes on a task are only for callers who may see the task",
    file: "./noted-tasks.ts",
    find: "task !== undefined && maySee(caller, task)",
    replace: "task !== undefined || maySee(caller, task)",
    test: "../tasks/tasks.test.ts",
    title: "S6.03 notes on a task are only for callers who may see the task",
  },
];

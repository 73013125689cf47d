import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A task can be read only by callers who may see it",
    file: "./find-task.ts",
    find: "const task = await tasks.find(caller.churchId, id);\n  if (!task || !maySee(caller, task)) throw new TaskNotFound();",
    replace: "const task = await tasks.find(caller.churchId, id);\n  if (!task) throw new TaskNotFound();",
    test: "./tasks.test.ts",
    title: "S7.06 a task is visible to its assignee, its creator and planners, and returns 404 to others",
  },
  {
    guard: "Listing all tasks requires permission to edit plans",
    file: "./list-tasks.ts",
    find: 'if (view === "all" && !mayEditPlans(caller)) throw new NotAllowed();',
    replace: "void [mayEditPlans, NotAllowed];",
    test: "./tasks.test.ts",
    title: "S7.06 people list the tasks assigned to them and created by them, and only planners list all tasks",
  },
  {
    guard: "Assigning a task to another person requires permission to view people or edit plans",
    file: "./may-task.ts",
    find: "personId === caller.personId || mayEditPlans(caller) ||",
    replace: "personId !== null || mayEditPlans(caller) ||",
    test: "./tasks.test.ts",
    title: "S7.06 assigning a task to another person requires permission and a person of the same church",
  },
  {
    guard: "Only the creator or a planner can change the details of a task",
    file: "./change-task.ts",
    find: "if (changesDetails && !mayChange(caller, task)) throw new NotAllowed();",
    replace: "void [changesDetails, mayChange, NotAllowed];",
    test: "./tasks.test.ts",
    title: "an assignee cannot rename or delete a task, and its creator can edit and reassign it",
  },
];

import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A task is read by who may see it",
    file: "./find-task.ts",
    find: "const task = await tasks.find(caller.churchId, id);\n  if (!task || !maySee(caller, task)) throw new TaskNotFound();",
    replace: "const task = await tasks.find(caller.churchId, id);\n  if (!task) throw new TaskNotFound();",
    test: "./tasks.test.ts",
    title: "S7.06 a task is seen by who is to do it, who gave it, and who plans; to all others it is not there",
  },
  {
    guard: "All tasks are listed for who plans",
    file: "./list-tasks.ts",
    find: 'if (view === "all" && !mayEditPlans(caller)) throw new NotAllowed();',
    replace: "void [mayEditPlans, NotAllowed];",
    test: "./tasks.test.ts",
    title: "S7.06 lists hold what is mine, what I gave, and all of it only for who plans",
  },
  {
    guard: "Only staff give tasks to others",
    file: "./may-task.ts",
    find: "personId === caller.personId || mayEditPlans(caller) ||",
    replace: "personId !== null || mayEditPlans(caller) ||",
    test: "./tasks.test.ts",
    title: "S7.06 only staff give tasks to others, and only to people of their church",
  },
  {
    guard: "What a task says is changed by who gave it",
    file: "./change-task.ts",
    find: "if (changesDetails && !mayChange(caller, task)) throw new NotAllowed();",
    replace: "void [changesDetails, mayChange, NotAllowed];",
    test: "./tasks.test.ts",
    title: "who is to do it completes it, and does not change what it says",
  },
];

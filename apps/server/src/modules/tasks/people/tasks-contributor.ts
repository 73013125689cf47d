import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Tasks } from "../tasks.ts";
import { collectTasks } from "./collect-tasks.ts";

/** Who plans sees what everybody has to do. */
export const tasksContributor = (tasks: Tasks): PersonContributor => ({
  name: "tasks",
  maySee: (caller) => may(caller, can.editPlans),
  collect: (churchId, personId) => collectTasks(tasks, churchId, personId),
});

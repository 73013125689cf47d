import { can, type Permission } from "@offertory/contract";

/** The permissions that allow giving tasks to others; everybody may add tasks for themselves. */
export const GIVES_TASKS: readonly Permission[] = [can.editPlans, can.viewPeople, can.editPeople];

import { can, type Permission } from "@offertory/contract";

/** Who gives tasks to others; everybody may write down their own. */
export const GIVES_TASKS: readonly Permission[] = [can.editPlans, can.viewPeople, can.editPeople];

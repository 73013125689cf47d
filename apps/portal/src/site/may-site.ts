import { can, type Permission } from "@offertory/contract";

export const EDITS_SITE: readonly Permission[] = [can.editContent];

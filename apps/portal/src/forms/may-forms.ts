import { can, type Permission } from "@offertory/contract";

/** Who builds forms. Whose answers they may read, each form says. */
export const BUILDS_FORMS: readonly Permission[] = [can.administerForms, can.editForms];

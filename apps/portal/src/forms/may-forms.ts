import { can, type Permission } from "@offertory/contract";

/** The permissions that allow building forms. Who may read the submissions depends on each form. */
export const BUILDS_FORMS: readonly Permission[] = [can.administerForms, can.editForms];

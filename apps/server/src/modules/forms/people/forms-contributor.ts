import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Forms } from "../forms.ts";
import { collectForms } from "./collect-forms.ts";

/** A person's submissions to all forms are visible only to forms administrators. */
export const formsContributor = (forms: Forms): PersonContributor => ({
  name: "forms",
  maySee: (caller) => may(caller, can.administerForms),
  collect: (churchId, personId) => collectForms(forms, churchId, personId),
  hasPrivateData: async (churchId, personId) => (await forms.persons.submissionsOf(churchId, personId, 1)).length > 0,
});

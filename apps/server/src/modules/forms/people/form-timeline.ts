import { can } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { TimelineSource } from "../../people/index.ts";
import type { Forms } from "../forms.ts";

const seesPeople = (caller: Caller): boolean => may(caller, can.viewPeople) || may(caller, can.editPeople);

/**
 * Adds form responses to the timeline of a person, without their answers. Callers who may view people see all of them;
 * others see only those that they sent in themselves.
 */
export const formTimeline = ({ persons }: Pick<Forms, "persons">): TimelineSource => ({
  kind: "form",
  maySee: (caller, personId) => personId === caller.personId || seesPeople(caller),
  read: async (caller, personId, page) => {
    const rows = await persons.timelineOf(caller.churchId, personId, { ...page, onlySent: !seesPeople(caller) });
    return rows.map(({ id, submittedAt, formId, formName }) => ({
      kind: "form",
      id,
      at: submittedAt.toISOString(),
      form: { id: formId, name: formName },
    }));
  },
});

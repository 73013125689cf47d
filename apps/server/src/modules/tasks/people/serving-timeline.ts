import type { TimelineSource } from "../../people/index.ts";
import { mayEditPlans } from "../tasks/may-task.ts";
import type { Tasks } from "../tasks.ts";

/** Adds the days on which a person serves to their timeline: for the person, and for callers who edit plans. */
export const servingTimeline = ({ plans }: Pick<Tasks, "plans">): TimelineSource => ({
  kind: "serving",
  maySee: (caller, personId) => personId === caller.personId || mayEditPlans(caller),
  read: async ({ churchId }, personId, page) => {
    const rows = await plans.timelineOf(churchId, personId, page);
    return rows.map(({ id, date, planId, planName, position, status }) => ({
      kind: "serving",
      id,
      at: `${date}T00:00:00.000Z`,
      day: date,
      plan: { id: planId, name: planName },
      position,
      status,
    }));
  },
});

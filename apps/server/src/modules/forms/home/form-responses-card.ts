import { can } from "@offertory/contract";
import type { HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { may } from "../../../platform/identity/caller.ts";
import { mayBuild } from "../access/may-build-forms.ts";
import type { Forms } from "../forms.ts";

const RECENT_MS = 7 * 86_400_000;
const SHOWN = 5;

/** The forms whose responses the caller may read, and which have recent ones or some in review. */
export const formResponsesCard = ({ forms, now }: Pick<Forms, "forms" | "now">): HomeCardSource => ({
  kind: "formResponses",
  allow: mayBuild,
  async read(caller) {
    const { churchId, personId } = caller;
    const createdBy = may(caller, can.administerForms) ? null : personId;
    const since = new Date(now().getTime() - RECENT_MS);
    const found = await forms.withRecentResponses({ churchId, createdBy, since, limit: SHOWN });
    return found.length > 0 ? { kind: "formResponses", forms: found } : null;
  },
});

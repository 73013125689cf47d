import { listen, type Listener } from "../../platform/jobs/events.ts";
import { purposeMoved } from "../giving/index.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import type { Forms } from "./forms.ts";
import { formSubmitted } from "./forms-events.ts";
import { tellKeepers } from "./letters/tell-keepers.ts";
import { hearGift } from "./payments/hear-gift.ts";
import { hearPeopleMerged, hearPersonErased } from "./people/follow-people.ts";

/** What forms does when it hears news, of others or its own. */
export const formsListeners = (forms: Forms): Listener[] => [
  listen(personErased, "forms", (news) => hearPersonErased(forms, news)),
  listen(peopleMerged, "forms", (news) => hearPeopleMerged(forms, news)),
  listen(formSubmitted, "keepers", (news) => tellKeepers(forms, news)),
  listen(purposeMoved, "forms", (news) => hearGift(forms, news)),
];

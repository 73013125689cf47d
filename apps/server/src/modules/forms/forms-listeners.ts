import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import { purposeMoved } from "../giving/index.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import type { Forms } from "./forms.ts";
import { formSubmitted } from "./forms-events.ts";
import { notifyFormOwners } from "./emails/notify-form-owners.ts";
import { onGiftChanged } from "./payments/on-gift-changed.ts";
import { onPeopleMerged, onPersonErased } from "./people/follow-people.ts";

/** What forms does when it hears news, of others or its own. */
export const formsListeners = (forms: Forms): Subscriber[] => [
  subscribe(personErased, "forms", (news) => onPersonErased(forms, news)),
  subscribe(peopleMerged, "forms", (news) => onPeopleMerged(forms, news)),
  subscribe(formSubmitted, "keepers", (news) => notifyFormOwners(forms, news)),
  subscribe(purposeMoved, "forms", (news) => onGiftChanged(forms, news)),
];

import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import { paymentReferenceChanged } from "../payments/index.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import type { Forms } from "./forms.ts";
import { formSubmitted } from "./forms-events.ts";
import { notifyFormOwners } from "./emails/notify-form-owners.ts";
import { onGiftChanged } from "./kept-submissions/on-gift-changed.ts";
import { onPeopleMerged, onPersonErased } from "./people/follow-people.ts";

/** The events that the forms module subscribes to, including its own. */
export const formsListeners = (forms: Forms): Subscriber[] => [
  subscribe(personErased, "forms", (event) => onPersonErased(forms, event)),
  subscribe(peopleMerged, "forms", (event) => onPeopleMerged(forms, event)),
  subscribe(formSubmitted, "owners", (event) => notifyFormOwners(forms, event)),
  subscribe(paymentReferenceChanged, "forms", (event) => onGiftChanged(forms, event)),
];

import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Messaging } from "../messaging.ts";
import { collectMessages } from "./collect-messages.ts";

/** Notes on people are written and read by who edits people. */
export const messagingContributor = (messaging: Messaging): PersonContributor => ({
  name: "messages",
  maySee: (caller) => may(caller, can.editPeople),
  collect: (churchId, personId) => collectMessages(messaging, churchId, personId),
});

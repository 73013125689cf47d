import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Accounts } from "../accounts.ts";
import { collectAccount } from "./collect-account.ts";

/** With which account somebody signs in is seen by who edits people. */
export const accountContributor = (accounts: Accounts): PersonContributor => ({
  name: "account",
  maySee: (caller) => may(caller, can.editPeople),
  collect: (churchId, personId) => collectAccount(accounts, churchId, personId),
});

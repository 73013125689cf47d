import { isEmail, sameEmail } from "@offertory/contract";
import type { Accounts } from "../accounts.ts";

interface AccountDetails {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Makes an account for an email that somebody else entered, unless there is one; an existing account stays as it is.
 * The account has no password and no church, so only the owner of the mailbox can open it, by a mailed link.
 */
export async function addUnregisteredAccount(
  accounts: Accounts,
  { email: entered, firstName, lastName }: AccountDetails,
): Promise<void> {
  const email = sameEmail(entered);
  if (!isEmail(email)) return;
  const createdAt = accounts.now();
  await accounts.users.add({ id: accounts.newId(), email, firstName, lastName, registered: false, createdAt });
}

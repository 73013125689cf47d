import { isEmail, sameEmail } from "@offertory/contract";
import type { Accounts } from "../accounts.ts";

interface Named {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The account of an address that somebody has named, made where there is none. It has no password and is in no church: the owner of
 * the mailbox alone opens it, by a mailed link. Nothing is answered, and of an account that is there nothing changes.
 */
export async function nameAccount(accounts: Accounts, { email: named, firstName, lastName }: Named): Promise<void> {
  const email = sameEmail(named);
  if (!isEmail(email)) return;
  const createdAt = accounts.now();
  await accounts.users.add({ id: accounts.newId(), email, firstName, lastName, registered: false, createdAt });
}

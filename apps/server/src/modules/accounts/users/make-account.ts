import { sameEmail } from "@offertory/contract";
import { inTransaction, type Accounts } from "../accounts.ts";
import { hashPassword } from "../passwords/hash-password.ts";

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** Makes an account that can sign in at once, without an email. Only for setup commands; no endpoint uses it. */
export async function makeAccount(
  accounts: Accounts,
  { email, firstName, lastName, password }: NewAccount,
): Promise<string> {
  const id = accounts.newId();
  const passwordHash = await hashPassword(password);
  await inTransaction(accounts, async ({ users }) => {
    await users.add({ id, email: sameEmail(email), firstName, lastName, registered: true, createdAt: accounts.now() });
    await users.setPassword(id, passwordHash);
  });
  return id;
}
